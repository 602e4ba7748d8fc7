import { endCustomerView } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { holdOfficeRights, loadOfficeRights } from '../../../people/officeRights.ts';
import { decideEndCustomerView } from './decideEndCustomerView.ts';

/** Returns to the office's session. */
export const endCustomerViewRoute = (side: CommandSide): Route =>
  route(endCustomerView, async (_input, context) => {
    const { repository } = side;
    const { userId, customerNumber, view } = context.user;
    if (view === undefined || customerNumber === null) throw new Problem('view.none');
    const { state: actor } = await repository.load(accountFold, accountStream(view.actorId));
    const roles = actor.status === 'active' ? actor.roles : [];
    const by = { ...context, user: { ...context.user, userId: view.actorId, roles } };
    const metadata = { ...commandMetadata(endCustomerView.name, view.viewId, by, side), onBehalfOf: userId };
    const command = repository.execute(customerFold, customerStream(customerNumber), metadata, (state) =>
      decideEndCustomerView({ viewId: view.viewId, userId, cause: 'stopped' }, state),
    );
    const { position } = await awaitAccepted(command, 'service.unavailable');
    // When the office session would end (ADR 0101).
    const remainingMs = view.endsAt === undefined ? undefined : Date.parse(view.endsAt) - Date.now();
    if (actor.status !== 'active' || (remainingMs !== undefined && remainingMs <= 0)) await context.signOut();
    else {
      const { customers, language } = actor;
      const sessionStart = view.begun && { begun: view.begun };
      const officeRights = await loadOfficeRights(side, roles);
      await context.signIn(
        { userId: view.actorId, roles, customers, customerNumber: null, officeRights, language, ...sessionStart },
        remainingMs,
      );
      await holdOfficeRights(side, view.actorId, context);
    }
    return { body: { user_id: userId, customer_number: customerNumber }, seen: position };
  });
