import { customerStream, type CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { endSessionsOfCustomer } from '@talloor/platform/http/endSessionsOf.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';

/** Nobody can sign in for the customer any more (`login.no_customer`). */
export const endSessionsAfterCancelling = ({ pool }: Pick<CommandSide, 'pool'>) =>
  definePolicy<CustomerEvent>({
    name: 'endSessionsAfterCancelling',
    handles: ['CustomerCancelled'],
    react: ({ streamId }: DecodedEvent<CustomerEvent>) =>
      endSessionsOfCustomer(pool, streamId.slice(customerStream('').length)),
  });
