import {
  customerFold,
  customerStream,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import type { RequestContext, SessionUser } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { commandMetadata } from '../../commands/commandMetadata.ts';
import type { CommandSide } from '../../commandSide.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { onOpenedCustomer } from './onOpenedCustomer.ts';

type Context = Pick<RequestContext, 'idempotencyKey' | 'correlationId' | 'customerNumber'> & {
  readonly user: SessionUser;
};
type Change = {
  readonly name: string;
  readonly customerNumber: string;
  readonly reason: string;
  readonly decide: (reason: string, state: CustomerState) => Decision<CustomerEvent>;
};

/** @throws Problem */
export async function changeByOffice(
  side: CommandSide,
  { name, customerNumber: id, reason, decide }: Change,
  context: Context,
): Promise<{ body: { id: string }; seen: Position | null }> {
  if (!(await side.catalogue.findCustomer(id))) throw new Problem('customer.not_found');
  const metadata = { ...commandMetadata(name, { id, reason }, context, side), customerNumber: id };
  const command = side.repository.execute(customerFold, customerStream(id), metadata, (state) =>
    onOpenedCustomer(id, state, (customer) => decide(reason, customer)),
  );
  const { position } = await awaitAccepted(command, 'service.unavailable');
  return { body: { id }, seen: position };
}
