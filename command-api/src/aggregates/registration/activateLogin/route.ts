import { activateLogin } from '@talloor/contracts/endpoints/registration.ts';
import { registrationStream } from '@talloor/events/registration/events.ts';
import { route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { registrationFold } from '@talloor/events/registration/state.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import type { CompleteRegistration } from '../completeRegistration.ts';
import { openLink } from '../linkToken.ts';
import { visitorMetadata } from '../../../commands/visitorMetadata.ts';
import { decideActivateLogin } from './decideActivateLogin.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { credentialsTable } from '../../../tables.ts';

/** Requires the password: somebody else may have applied in the contact's name. */
export const activateLoginRoute = (side: CommandSide, complete: CompleteRegistration) =>
  route(activateLogin, async ({ body }, context) => {
    const { filed } = await openLink(side, 'activate', body.token);
    const { registrationId } = filed;
    const rows = await findRows(
      side.pool,
      columnsOf(credentialsTable, 'password_hash'),
      'select password_hash from command.credentials where user_id = $1',
      [registrationId],
    );
    const storedHash = rows[0]?.password_hash ?? null;
    const isTheirs = await side.passwords.inQueue(registrationId, () =>
      side.passwords.isCorrect(body.password, storedHash),
    );
    if (!isTheirs) throw new Problem('registration.password_differs');
    const metadata = visitorMetadata(activateLogin.name, registrationId, {}, context, side);
    await awaitAccepted(
      side.repository.execute(registrationFold, registrationStream(registrationId), metadata, decideActivateLogin),
      'service.unavailable',
    );
    await complete(registrationId);
    return { body: undefined };
  });
