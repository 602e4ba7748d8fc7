import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { registrationStream, type RegistrationFiled } from '@talloor/events/registration/events.ts';
import { commandHashOf, commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { CommandMetadata } from '@talloor/platform/codec/codec.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { numberTerms } from '../../../people/findAcceptedTerms.ts';
import { keepEmail } from '../../../people/knownEmails.ts';
import { decideOpenAccount } from './decideOpenAccount.ts';

/** Idempotent. */
export async function openAccount(
  side: Pick<CommandSide, 'repository' | 'clock' | 'pool' | 'sign' | 'catalogue'>,
  filed: RegistrationFiled,
): Promise<void> {
  const { registrationId } = filed;
  const metadata = stepOf('openAccount', registrationId, side.clock.now());
  const terms = filed.terms ?? (await numberTerms(side, filed.termsAcceptedAt));
  await awaitAccepted(
    side.repository.execute(accountFold, accountStream(registrationId), metadata, (state) =>
      decideOpenAccount(filed, terms, state),
    ),
    'service.unavailable',
  );
  await keepEmail(side, registrationId, filed.contact.email);
}

export const stepOf = (name: string, registrationId: string, now: Date): CommandMetadata => ({
  occurredAt: now.toISOString(),
  actorId: 'system',
  actorRole: 'system',
  onBehalfOf: null,
  customerNumber: null,
  channel: 'system',
  correlationId: commandIdOf('system', 'registration', registrationId),
  causationId: null,
  commandId: commandIdOf('system', name, registrationStream(registrationId)),
  commandHash: commandHashOf(name),
});
