import { z } from 'zod';
import { defineEvent, type EventIn } from '../defineEvent.ts';
import { personOfReturn, returnCredit, returnedQuantity, returnRequest } from '../return/values.ts';
import type { CreditedLine, ReturnedQuantity } from '../return/values.ts';
import { digits } from '../values.ts';

/** The delivery's stream holds the claimed quantities, so concurrent requests are judged in sequence (ADR 0122). */
export const deliveryReturnEvents = {
  /** Requests nothing. */
  DeliveryNoteLineReturnMarked: defineEvent(
    'DeliveryNoteLineReturnMarked',
    z.object({ lineId: digits, markedBy: digits }),
  ),
  DeliveryNoteLineReturnUnmarked: defineEvent(
    'DeliveryNoteLineReturnUnmarked',
    z.object({ lineId: digits, unmarkedBy: digits }),
  ),
  /** The return's own stream starts with it. */
  DeliveryReturnRequested: defineEvent('DeliveryReturnRequested', returnRequest, { personOf: personOfReturn }),
  /** Quantities that stay with the customer: refused, withdrawn, or not collected. */
  DeliveryReturnReleased: defineEvent(
    'DeliveryReturnReleased',
    z.object({ returnId: digits, lines: z.array(returnedQuantity).min(1).max(200) }),
  ),
  /** Decided on the delivery, where all credits of a line are known. */
  DeliveryReturnCredited: defineEvent('DeliveryReturnCredited', z.object({ returnId: digits, ...returnCredit.shape })),
};
export type DeliveryReturnEvent = EventIn<typeof deliveryReturnEvents>;

export const isDeliveryReturn = (event: { readonly type: string }): event is DeliveryReturnEvent =>
  event.type in deliveryReturnEvents;

export type ReturnsOfDelivery = {
  readonly marked: readonly string[];
  /** Claimed and not released, by return. */
  readonly claims: readonly { readonly returnId: string; readonly lines: readonly ReturnedQuantity[] }[];
  readonly credits: readonly { readonly returnId: string; readonly lines: readonly CreditedLine[] }[];
};
export const noReturns: ReturnsOfDelivery = { marked: [], claims: [], credits: [] };

export function evolveReturns(state: ReturnsOfDelivery, event: DeliveryReturnEvent): ReturnsOfDelivery {
  const { marked, claims, credits } = state;
  switch (event.type) {
    case 'DeliveryNoteLineReturnMarked':
      return { ...state, marked: [...marked.filter((id) => id !== event.data.lineId), event.data.lineId] };
    case 'DeliveryNoteLineReturnUnmarked':
      return { ...state, marked: marked.filter((id) => id !== event.data.lineId) };
    case 'DeliveryReturnRequested': {
      const { returnId, lines } = event.data;
      const claim = { returnId, lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })) };
      return {
        ...state,
        marked: marked.filter((id) => !lines.some(({ lineId }) => lineId === id)),
        claims: [...claims, claim],
      };
    }
    case 'DeliveryReturnReleased': {
      const { returnId, lines: released } = event.data;
      const remainingClaims = claims.map((claim) =>
        claim.returnId === returnId ? { returnId, lines: lessThan(claim.lines, released) } : claim,
      );
      return { ...state, claims: remainingClaims.filter(({ lines }) => lines.length > 0) };
    }
    case 'DeliveryReturnCredited': {
      const { returnId, lines } = event.data;
      return { ...state, credits: [...credits, { returnId, lines }] };
    }
    default:
      return event satisfies never;
  }
}

/** In thousandths, so that decimals come out exact. */
function lessThan(lines: readonly ReturnedQuantity[], released: readonly ReturnedQuantity[]): ReturnedQuantity[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const back = released.filter((line) => line.lineId === lineId).map((line) => line.quantity);
    const remaining = sumOf([quantity, ...back.map((each) => -each)]);
    return remaining > 0 ? [{ lineId, quantity: remaining }] : [];
  });
}

/** Quantity that is on its way back or returned. */
export const returnedQuantityOf = ({ claims }: Pick<ReturnsOfDelivery, 'claims'>, lineId: string): number =>
  sumOf(claims.flatMap(({ lines }) => lines.filter((line) => line.lineId === lineId).map(({ quantity }) => quantity)));

const sumOf = (quantities: readonly number[]): number =>
  quantities.reduce((sum, quantity) => sum + Math.round(quantity * 1000), 0) / 1000;
