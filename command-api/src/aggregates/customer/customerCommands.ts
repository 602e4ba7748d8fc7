import { randomUUID } from 'node:crypto';
import {
  customerFold,
  customerStream,
  type CustomerEvent,
  type CustomerState,
} from '@talloor/events/customer/customer.ts';
import type { CustomerChange } from '@talloor/events/customer/customerChange.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import type { CommandSide } from '../../commandSide.ts';
import { officeMetadata, system, type Actor } from '../../commands/officeCommand.ts';
import { awaitAccepted } from '../../commands/runCommand.ts';
import { decideCancelCustomer } from './cancelCustomer/decideCancelCustomer.ts';
import { decideOpenCustomer } from './openCustomer/decideOpenCustomer.ts';
import { decideReactivateCustomer } from './reactivateCustomer/decideReactivateCustomer.ts';
import { decideRequestCustomerChange } from './requestCustomerChange/decideRequestCustomerChange.ts';
import { decideSuspendCustomer } from './suspendCustomer/decideSuspendCustomer.ts';

/** Each @throws Problem. */
export function createCustomerCommands(side: Pick<CommandSide, 'repository' | 'clock' | 'hashCommand'>) {
  const run = async (
    name: string,
    customerNumber: string,
    actor: Actor,
    decide: (state: CustomerState) => Decision<CustomerEvent>,
  ): Promise<void> => {
    const metadata = officeMetadata(name, randomUUID(), customerNumber, actor, customerNumber, side);
    await awaitAccepted(
      side.repository.execute(customerFold, customerStream(customerNumber), metadata, decide),
      'service.unavailable',
    );
  };
  return {
    openCustomer: (customerNumber: string, actor: Actor = system) =>
      run('openCustomer', customerNumber, actor, (state) => decideOpenCustomer(customerNumber, state)),
    suspendCustomer: (customerNumber: string, reason: string, actor: Actor = system) =>
      run('suspendCustomer', customerNumber, actor, (state) => decideSuspendCustomer(reason, state)),
    reactivateCustomer: (customerNumber: string, reason: string, actor: Actor = system) =>
      run('reactivateCustomer', customerNumber, actor, (state) => decideReactivateCustomer(reason, state)),
    requestCustomerChange: (customerNumber: string, change: CustomerChange) =>
      run('requestCustomerChange', customerNumber, { actorId: change.requestedBy, actorRole: 'customer' }, (state) =>
        state.status !== 'none' && state.changes.some(({ requestId }) => requestId === change.requestId)
          ? []
          : decideRequestCustomerChange(change, state),
      ),
    cancelCustomer: (customerNumber: string, reason: string, actor: Actor = system) =>
      run('cancelCustomer', customerNumber, actor, (state) => decideCancelCustomer(reason, state)),
  };
}
