import type { BasketEvent } from '@talloor/events/basket/events.ts';
import type { BasketState } from '@talloor/events/basket/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export const decideSetAside = (
  { activated }: { readonly activated: string | null },
  state: BasketState,
): Decision<BasketEvent> => (state.status === 'open' ? [{ type: 'BasketSetAside', data: { activated } }] : []);

export const mostKept = 50;
