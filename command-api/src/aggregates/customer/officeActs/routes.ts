import * as contracts from '@talloor/contracts/endpoints/officeCustomers.ts';
import { customerStream, type CustomerEvent, type CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/event-store/port.ts';
import { endSessionsOfCustomer } from '@talloor/platform/http/endSessionsOf.ts';
import { route, type RequestContext, type Route, type SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { customerFold } from '../../../commands/folds.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';
import { decideCancelCustomer } from '../cancelCustomer/decideCancelCustomer.ts';
import { decideReactivateCustomer } from '../reactivateCustomer/decideReactivateCustomer.ts';
import { decideSuspendCustomer } from '../suspendCustomer/decideSuspendCustomer.ts';
import { onOpenedCustomer } from '../onOpenedCustomer.ts';

type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};

/** With author and reason. */
export function officeCustomerRoutes(side: CommandSide): readonly Route[] {
  const act = async (
    name: string,
    id: string,
    { reason }: { readonly reason: string },
    context: Context,
    decide: (reason: string, state: CustomerState) => Decision<CustomerEvent>,
  ): Promise<{ body: { id: string }; seen: Position | null }> => {
    if (!(await side.catalogue.findCustomer(id))) throw new Problem('customer.not_found');
    const metadata = { ...commandMetadata(name, { id, reason }, context, side), customerNumber: id };
    const command = side.repository.execute(customerFold, customerStream(id), metadata, (state) =>
      onOpenedCustomer(id, state, (customer) => decide(reason, customer)),
    );
    const { position } = await awaitAccepted(command, 'service.unavailable');
    return { body: { id }, seen: position };
  };
  return [
    route(contracts.suspendCustomer, ({ params: { id }, body }, context) =>
      act(contracts.suspendCustomer.name, id, body, context, decideSuspendCustomer),
    ),
    route(contracts.reactivateCustomer, ({ params: { id }, body }, context) =>
      act(contracts.reactivateCustomer.name, id, body, context, decideReactivateCustomer),
    ),
    route(contracts.cancelCustomer, ({ params: { id }, body }, context) =>
      act(contracts.cancelCustomer.name, id, body, context, decideCancelCustomer).then(async (answer) => {
        // A policy repeats it.
        await endSessionsOfCustomer(side.pool, id);
        return answer;
      }),
    ),
  ];
}
