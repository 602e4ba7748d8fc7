import type { DeliveryReturnEvent } from '@talloor/events/delivery/returns.ts';
import { returnStream, type ReturnEvent } from '@talloor/events/return/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import { completeCredit } from '../creditReturn/completeCredit.ts';
import { releaseClaim } from '../releaseClaim.ts';
import { beginReturn } from '../requestReturn/beginReturn.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { returnFold } from '@talloor/events/return/state.ts';

const handles = [
  'DeliveryReturnRequested',
  'DeliveryReturnCredited',
  'ReturnRefused',
  'ReturnWithdrawn',
  'ReturnCollected',
] as const;
type Handled = Extract<DeliveryReturnEvent | ReturnEvent, { type: (typeof handles)[number] }>;

/** Repeats steps between both streams after a crash (ADR 0122). */
export const keepReturnsInStep = (side: CommandSide) =>
  definePolicy<Handled>({
    name: 'keepReturnsInStep',
    handles,
    react: async ({ id, streamId, revision, event, metadata }: DecodedEvent<Handled>) => {
      switch (event.type) {
        case 'DeliveryReturnRequested': {
          const { state } = await side.repository.load(returnFold, returnStream(event.data.returnId), 0);
          if (state.status === 'none') await beginReturn(side, { id, metadata }, event.data);
          return;
        }
        case 'DeliveryReturnCredited':
          await completeCredit(side, { id, metadata }, event.data);
          return;
        case 'ReturnRefused':
        case 'ReturnWithdrawn':
        case 'ReturnCollected': {
          const { state } = await side.repository.load(returnFold, streamId, revision);
          if (state.status !== 'none') await releaseClaim(side, { id, metadata }, state);
          return;
        }
        default:
          event satisfies never;
      }
    },
  });
