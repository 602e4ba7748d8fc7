import { activateLogin } from '@talloor/contracts/endpoints/registration.ts';
import { registrationStream, type RegistrationEvent } from '@talloor/events/registration/events.ts';
import type { RegistrationState } from '@talloor/events/registration/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { route } from '@talloor/platform/http/handler.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { registrationFold } from '../../../folds.ts';
import { accepted } from '../../../runCommand.ts';
import type { CompleteRegistration } from '../completeRegistration.ts';
import { openLink } from '../linkToken.ts';
import { visitorMetadata } from '../../../visitorMetadata.ts';

/** Whoever follows the link reads the mail of a contact that was known: the login is theirs, for that customer. */
export function decideActivateLogin(state: RegistrationState): Decision<RegistrationEvent> {
  if (state.status !== 'waits_for_link') return { rejected: 'registration.link_invalid' };
  const { registrationId, customerNumber, sector } = state.filed;
  if (customerNumber === null) return { rejected: 'registration.link_invalid' };
  const data = { registrationId, customerNumber, isNewCustomer: false, segment: sector, userId: registrationId };
  return [{ type: 'RegistrationAccepted', data: { ...data, by: 'link' } }];
}

/** A login is activated by the link of its mail, once. */
export const activateLoginRoute = (side: CommandSide, complete: CompleteRegistration) =>
  route(activateLogin, async ({ body }, context) => {
    const { filed } = await openLink(side, 'activate', body.token);
    const { registrationId } = filed;
    const metadata = visitorMetadata(activateLogin.name, registrationId, {}, context, side);
    await accepted(
      side.repository.execute(registrationFold, registrationStream(registrationId), metadata, decideActivateLogin),
      'service.unavailable',
    );
    await complete(registrationId);
    return { body: undefined };
  });
