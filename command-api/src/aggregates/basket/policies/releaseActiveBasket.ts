import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { ActiveBaskets } from '../activeBaskets.ts';

/** A basket was checked out: its customer's next change opens a new one, and the same checkout again finds the old one. */
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
