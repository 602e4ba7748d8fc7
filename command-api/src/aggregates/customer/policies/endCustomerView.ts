import { viewMinutes } from '@talloor/contracts/viewMinutes.ts';
import { customerFold, type CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { TryLater } from '@talloor/platform/subscription/tryLater.ts';
import { decideEndCustomerView } from '../endCustomerView/decideEndCustomerView.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { awaitAccepted } from '../../../commands/runCommand.ts';

/** A planned pause is no failure. */
const patienceMs = 24 * 60 * 60 * 1000;

/** Ends the view with its session, after a closed window. */
export const endCustomerView = ({ repository, clock }: CommandSide) =>
  definePolicy<CustomerEvent>({
    name: 'endCustomerView',
    handles: ['CustomerViewStarted'],
    react: async ({ id, streamId, event, metadata }: DecodedEvent<CustomerEvent>) => {
      if (event.type !== 'CustomerViewStarted') return;
      const { viewId, userId, until } = event.data;
      const { state } = await repository.load(customerFold, streamId);
      if (state.status === 'none' || !state.views.includes(viewId)) return;
      const remainingMs = Date.parse(until) - clock.now().getTime();
      if (remainingMs > 0)
        throw new TryLater('somebody still looks', patienceMs, Math.min(remainingMs, viewMinutes * 60_000));
      const following = followingMetadata('endCustomerView', { id, metadata }, clock.now());
      const command = repository.execute(customerFold, streamId, following, (now) =>
        decideEndCustomerView({ viewId, userId, cause: 'expired' }, now),
      );
      await awaitAccepted(command, 'service.unavailable');
    },
  });
