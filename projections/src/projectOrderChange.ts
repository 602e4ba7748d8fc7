import type { OrderChange } from '@talloor/events/order/events.ts';
import type { Row } from '@talloor/platform/subscription/projector.ts';
import type { OrderHoldRow, OrderLockRow, OrderStateColumn } from './tables/orderSummaryRow.ts';

export const unchanged: Row = { version: 1, state: 'open' satisfies OrderStateColumn, hold: null, lock: null };

/** Values of `changeColumns` and deadline; another user's hold has ended by then. */
export function projectOrderChange(event: OrderChange): Row {
  const state = (is: OrderStateColumn): Row => ({ state: is, hold: null });
  switch (event.type) {
    case 'OrderModificationStarted': {
      const { startedBy: by, heldSince: since, heldUntil: until } = event.data;
      return { hold: { by, since, until } satisfies OrderHoldRow };
    }
    case 'OrderModificationSubmitted':
      return {
        version: event.data.version,
        // A correction by the office keeps the hold.
        ...(event.data.reason === undefined && { hold: null }),
        allocated: false,
        short: false,
      };
    case 'OrderModificationCancelled':
      return event.data.endsHold ? { hold: null } : {};
    case 'OrderDraftLineChanged':
    case 'OrderHoldExtended':
      return { hold: { by: editorOf(event), since: event.data.heldSince, until: event.data.heldUntil } };
    case 'OrderClosedForChanges':
      return state('closed');
    case 'OrderCancelled':
      return state('cancelled');
    case 'OrderLocked':
      return { lock: { reason: event.data.reason, until: event.data.until } satisfies OrderLockRow, hold: null };
    case 'OrderUnlocked':
      return { lock: null };
    case 'OrderDeadlineExtended':
      return { change_deadline: event.data.changeDeadline, state: 'open' };
    case 'OrderHoldReleased':
      return { hold: null };
    case 'OrderHandoverAsked':
    case 'OrderHandoverDeclined':
    case 'OrderUnsentDraftChosen':
    case 'OrderUnsentDraftMailSent':
    case 'OrderLineRestricted':
    case 'OrderLineReplacementChosen':
      return {};
    default:
      return event satisfies never;
  }
}

const editorOf = (event: Extract<OrderChange, { type: 'OrderDraftLineChanged' | 'OrderHoldExtended' }>): string =>
  event.type === 'OrderDraftLineChanged' ? event.data.changedBy : event.data.extendedBy;
