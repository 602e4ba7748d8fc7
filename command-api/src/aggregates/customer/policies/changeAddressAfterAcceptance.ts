import { customerFold, type CustomerEvent } from '@talloor/events/customer/customer.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { writeAcceptedAddress } from '../judgeChange/writeAcceptedAddress.ts';
import type { CommandSide } from '../../../commandSide.ts';

export const changeAddressAfterAcceptance = (side: CommandSide) =>
  definePolicy<CustomerEvent>({
    name: 'changeAddressAfterAcceptance',
    handles: ['CustomerChangeAccepted'],
    react: async ({ streamId, revision, event, metadata }: DecodedEvent<CustomerEvent>) => {
      if (event.type !== 'CustomerChangeAccepted') return;
      const { state } = await side.repository.load(customerFold, streamId, revision);
      await writeAcceptedAddress(side, state, {
        requestId: event.data.requestId,
        by: metadata.actorId,
        at: new Date(metadata.occurredAt),
        isRepeat: true,
      });
    },
  });
