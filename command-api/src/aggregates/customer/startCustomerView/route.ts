import { startCustomerView } from '@talloor/contracts/endpoints/officeAccounts.ts';
import { viewMinutes } from '@talloor/contracts/viewMinutes.ts';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { customerFold, customerStream } from '@talloor/events/customer/customer.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { endOfSession } from '@talloor/platform/http/userSessions.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { forgetForm } from '../../../commands/forgetForm.ts';
import { grantOf } from '../../../people/grantOf.ts';
import { decideStartCustomerView } from './decideStartCustomerView.ts';

const lifetimeMs = viewMinutes * 60_000;

/** A read-only session. */
export const startCustomerViewRoute = (side: CommandSide): Route =>
  route(startCustomerView, async ({ params: { id: userId, number }, body }, context) => {
    const { repository, clock } = side;
    const input = { userId, number, ...body };
    const metadata = {
      ...commandMetadata(startCustomerView.name, input, context, side),
      customerNumber: number,
      onBehalfOf: userId,
    };
    const until = new Date(clock.now().getTime() + lifetimeMs).toISOString();
    const viewId = metadata.commandId;
    const { state: account } = await repository.load(accountFold, accountStream(userId));
    const view = { viewId, userId, customerNumber: number, reason: body.reason, until };
    const command = repository.execute(customerFold, customerStream(number), metadata, (state) =>
      decideStartCustomerView(view, state, account),
    );
    await awaitAccepted(command, 'service.unavailable');
    if (account.status === 'none') throw new Problem('user.not_found');
    const { rights } = grantOf(account, number);
    const endsAt = await endOfSession(side.pool, context.request.sessionID);
    if (endsAt === null) throw new Problem('session.required');
    const { begun: sessionStart } = context.user;
    const officeSession = { endsAt: endsAt.toISOString(), ...(sessionStart && { begun: sessionStart }) };
    await context.signIn(
      {
        userId,
        roles: ['customer'],
        customers: [number],
        customerNumber: number,
        rights,
        language: account.language,
        view: { viewId, actorId: context.user.userId, until, ...officeSession },
      },
      lifetimeMs,
    );
    // A suspension now ends the view (`endSessionsOf`); an earlier one ends it here.
    const { state: actor } = await repository.load(accountFold, accountStream(context.user.userId));
    if (actor.status !== 'active') {
      await context.signOut();
      throw new Problem('session.required');
    }
    forgetForm(context);
    return { body: { until } };
  });
