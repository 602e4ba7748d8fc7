import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { registrationStream, type RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { decideCancelAccount } from '../aggregates/account/cancelAccount/decideCancelAccount.ts';
import { completeRegistration } from './completeRegistration.ts';
import { openAccount, stepOf } from '../aggregates/registration/openAccount/openAccount.ts';
import { freeUsername } from '../people/reserveUsername.ts';
import type { CommandSide } from '../commandSide.ts';
import { awaitAccepted } from '../commands/runCommand.ts';

/** A rejection frees the username. */
export const completeRegistrations = (side: CommandSide) =>
  definePolicy<RegistrationEvent>({
    name: 'completeRegistrations',
    handles: ['RegistrationFiled', 'RegistrationAccepted', 'RegistrationRefused'],
    react: async ({ streamId, event }: DecodedEvent<RegistrationEvent>) => {
      const registrationId = streamId.slice(registrationStream('').length);
      if (event.type === 'RegistrationFiled' && event.data.outcome === 'created') await openAccount(side, event.data);
      if (event.type === 'RegistrationAccepted') {
        await completeRegistration(side, registrationId);
        // The unused new username.
        if (event.data.userId !== registrationId) await freeUsername(side, registrationId);
      }
      if (event.type === 'RegistrationRefused') await endAccount(side, registrationId);
    },
  });

async function endAccount(side: CommandSide, registrationId: string): Promise<void> {
  const { state } = await side.repository.load(accountFold, accountStream(registrationId));
  if (state.status !== 'none') {
    const metadata = stepOf('refuseRegistration', registrationId, side.clock.now());
    const ending = side.repository.execute(accountFold, accountStream(registrationId), metadata, (account) =>
      decideCancelAccount('registration refused', account),
    );
    await awaitAccepted(ending, 'service.unavailable');
  }
  await freeUsername(side, registrationId);
}
