import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import type { OrderSummaryRow } from '@talloor/projections/tables/orderSummaryRow.ts';
import type { RowOf } from '@talloor/platform/postgres/columns.ts';
import type { openOrdersTable } from '@talloor/projections/tables/openOrders.ts';
import { secondsOf } from '../secondsOf.ts';

export type ChangeColumns = Pick<OrderRow, 'change_deadline' | 'version' | 'state' | 'hold' | 'lock'> & {
  /** Absent when not requested. */
  readonly holder?: string | null;
};

export type SummaryColumns = ChangeColumns & Pick<OrderRow, 'summary' | 'amended' | 'allocated' | 'short'>;
type OrderRow = RowOf<(typeof openOrdersTable)['columns']>;

export type Viewer = { readonly showPrices: boolean; readonly userId: string | null; readonly now: Date };

export const orderAllocation = (allocated: boolean, short: boolean): OrderSummary['allocation'] =>
  short ? 'short' : allocated ? 'allocated' : 'pending';

/** State by the clock; amounts are null when hidden. */
export function orderSummaryView(row: SummaryColumns, viewer: Viewer): OrderSummary {
  const summary = { ...row.summary, ...row.amended };
  return {
    allocation: orderAllocation(row.allocated, row.short),
    ...(viewer.showPrices ? summary : withoutAmounts(summary)),
    ...changeView(row, viewer),
  };
}

export function changeView(
  { change_deadline: deadline, version, state, hold, lock, holder }: ChangeColumns,
  { userId, now }: Pick<Viewer, 'userId' | 'now'>,
): Pick<OrderSummary, 'status' | 'changeable_until' | 'version' | 'in_use' | 'locked'> {
  const at = now.toISOString();
  const isOpen = state === 'open' && at < deadline;
  const isHeld = isOpen && hold !== null && at < hold.until;
  const isLocked = isOpen && lock !== null && (lock.until === null || at < lock.until);
  return {
    status: state === 'cancelled' ? 'cancelled' : isOpen ? 'open' : 'processed',
    changeable_until: secondsOf(deadline),
    version,
    ...(isHeld && {
      in_use: {
        name: holder ?? null,
        is_mine: hold.by === userId,
        since: secondsOf(hold.since),
        until: secondsOf(hold.until < deadline ? hold.until : deadline),
      },
    }),
    ...(isLocked && { locked: { reason: lock.reason, until: lock.until === null ? null : secondsOf(lock.until) } }),
  };
}

export const withoutAmounts = (summary: OrderSummaryRow): Omit<OrderSummary, 'status' | 'allocation'> => ({
  ...summary,
  subtotal: null,
  amount_to_pay: null,
  ...(summary.delivery_service?.kind === 'express' && { delivery_service: { kind: 'express' as const, fee: null } }),
});
