import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';

/** Repeated checkouts still find the old basket. */
export const releaseActiveBasket = (baskets: ActiveBaskets) =>
  definePolicy<BasketEvent>({
    name: 'releaseActiveBasket',
    handles: ['BasketCheckedOut'],
    fromBeginning: true,
    react: async ({ event, metadata }: DecodedEvent<BasketEvent>) => {
      if (event.type !== 'BasketCheckedOut') return;
      await baskets.end(event.data.customerNumber, event.data.basketId, metadata.commandId);
    },
  });
