import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { returnedQuantityOf } from '@talloor/events/delivery/returns.ts';
import type { DeliveryState } from '@talloor/events/delivery/state.ts';
import type { ReturnedQuantity } from '@talloor/events/return/values.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { thousandths } from '@talloor/rules/money/rounding.ts';
import { creditReturn } from '@talloor/rules/returns/creditReturn.ts';

export type CreditReturn = { readonly returnId: string; readonly lines: readonly ReturnedQuantity[] };

/** The delivery's stream knows earlier credits: all returns of a line add up to its price. */
export function decideCreditReturn({ returnId, lines }: CreditReturn, state: DeliveryState): Decision<DeliveryEvent> {
  if (state.status === 'none' || !state.picked) return { rejected: 'return.not_found' };
  const { credits } = state.returns;
  if (credits.some((credit) => credit.returnId === returnId)) return [];
  const earlier = credits.map((each) => ({ quantities: each.lines, bases: each.lines }));
  const isClaimed = lines.every(({ lineId, quantity }) => {
    const upTo = thousandths(creditedOf(credits, lineId)) + thousandths(quantity);
    return quantity === 0 || upTo <= thousandths(returnedQuantityOf(state.returns, lineId));
  });
  if (!isClaimed) return { rejected: 'return.not_collected' };
  const { lines: noteLines, totals } = state.picked;
  const credit = creditReturn({ lines: noteLines, discountCents: totals.discountCents }, lines, earlier);
  return [{ type: 'DeliveryReturnCredited', data: { returnId, ...credit } }];
}

const creditedOf = (credits: readonly { readonly lines: readonly ReturnedQuantity[] }[], lineId: string): number =>
  credits
    .flatMap((credit) => credit.lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + thousandths(quantity), 0) / 1000;
