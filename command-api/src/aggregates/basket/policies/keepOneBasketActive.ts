import { basketStream, type BasketEvent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';
import { activateAgain, setAside, settleActivation } from '../settleActivation.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { basketFold } from '@talloor/events/basket/state.ts';

export const keepOneBasketActive = (side: Pick<CommandSide, 'repository' | 'clock'>, baskets: ActiveBaskets) =>
  definePolicy<BasketEvent>({
    name: 'keepOneBasketActive',
    handles: ['BasketOpened', 'BasketActivated', 'BasketSetAside', 'BasketApprovalAsked', 'BasketDiscarded'],
    react: async ({ id, event, metadata, streamId, position }: DecodedEvent<BasketEvent>) => {
      const { customerNumber } = metadata;
      const basketId = streamId.slice('basket-'.length);
      if (customerNumber === null) return;
      if (event.type === 'BasketActivated')
        await settleActivation(side, baskets, { id, event, metadata, basketId, position });
      else if (
        event.type === 'BasketDiscarded' ||
        event.type === 'BasketApprovalAsked' ||
        (event.type === 'BasketSetAside' && event.data.activated === null)
      )
        await baskets.leave(customerNumber, basketId, position);
      else if (event.type === 'BasketSetAside') await activateAgain(side, baskets, basketId, { id, metadata });
      else if (event.type === 'BasketOpened' && !event.data.origin) {
        const row = await baskets.find(customerNumber);
        if (!row || row.basketId === basketId) return;
        const { state } = await side.repository.load(basketFold, basketStream(basketId), 0);
        if (state.status === 'open') await setAside(side, basketId, row.basketId, { id, metadata });
      }
    },
  });
