import type { BasketEvent } from './events.ts';
import { evolveBasket, type BasketLine, type BasketState } from './state.ts';

/** Folds a batch like `evolveBasket`. Lines are copied once per batch, not once per event. */
export function evolveBasketThrough(state: BasketState, events: readonly BasketEvent[]): BasketState {
  const [only] = events;
  if (only && events.length === 1) return evolveBasket(state, only);
  let before = state;
  let lines: Map<string, BasketLine> | null = null;
  const folded = (): BasketState =>
    lines === null || before.status === 'none' ? before : { ...before, lines: [...lines.values()] };
  for (const event of events) {
    const isOfLine = event.type === 'BasketLineQuantityChanged' || event.type === 'BasketLineRemoved';
    if (!isOfLine || before.status === 'none') {
      before = evolveBasket(folded(), event);
      lines = null;
      continue;
    }
    lines ??= new Map(before.lines.map((line) => [line.articleNumber, line]));
    if (event.type === 'BasketLineRemoved') lines.delete(event.data.articleNumber);
    else {
      const { previousQuantity: _, ...line } = event.data;
      lines.set(line.articleNumber, line);
    }
  }
  return folded();
}
