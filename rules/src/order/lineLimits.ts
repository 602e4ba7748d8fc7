import { onDemandDeadline } from '../delivery/deadlineOf.ts';
import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import { judgeLine } from '../basket/judgeLine.ts';
import type { LineError } from '../basket/lineError.ts';
import type { CalendarFacts, ProductFacts } from '../facts.ts';
import { judgeQuantity } from '../quantity/judgeQuantity.ts';
import type { PromisedLine } from './promisedLine.ts';

export type FixedBecause = 'ordered_at_supplier' | 'in_preparation' | 'other';
/** Allowed changes of an ordered line (spec after-ordering §4). */
export type LineLimits = {
  /** Null when the line can change. */
  readonly fixedBecause: FixedBecause | null;
  readonly mayDecrease: boolean;
  readonly mayIncrease: boolean;
};
type SaidOfLine = {
  readonly mayChange: boolean;
  readonly mayDecrease: boolean;
  readonly mayIncrease: boolean;
  readonly reason: FixedBecause;
};

export type ChangeGrounds = {
  /** With the latest deadline. */
  readonly delivery: ChosenMoment;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  /** By line id. */
  readonly restrictions: Readonly<Record<string, SaidOfLine>>;
};

/**
 * Mussels are cancelled, never changed (ADR 0148). Other lines are fixed once they are ordered at the supplier, by the
 * days that the order noted. A discontinued article never gets more. Restrictions of the ERP apply.
 * @param product undefined when it left the catalogue
 */
export function lineLimits(line: PromisedLine, product: ProductFacts | undefined, grounds: ChangeGrounds): LineLimits {
  const { delivery, calendar, now, restrictions } = grounds;
  const restriction = restrictions[line.lineId];
  const workdays = line.onDemandWorkdays ?? product?.onDemandWorkdays ?? null;
  const isAtSupplier = workdays !== null && now.getTime() >= onDemandDeadline(delivery, workdays, calendar);
  return {
    fixedBecause: isAtSupplier
      ? 'ordered_at_supplier'
      : delivery.service?.kind === 'mussels'
        ? 'other'
        : restriction?.mayChange === false
          ? restriction.reason
          : null,
    mayDecrease: restriction?.mayDecrease ?? true,
    mayIncrease: (restriction?.mayIncrease ?? true) && product?.status === 'active',
  };
}

/**
 * Lowering needs no stock or time; raising and adding follow the basket's rules.
 * @param line undefined for a new article
 * @param product includes the order's stock
 */
export function judgeChange(
  line: PromisedLine | undefined,
  product: ProductFacts,
  quantity: number,
  grounds: ChangeGrounds,
): LineError[] {
  const { delivery, calendar, now } = grounds;
  if (!line && quantity > 0 && delivery.service?.kind === 'mussels')
    return [{ code: 'item.not_orderable', parameters: {} }];
  if (!line) return quantity === 0 ? [] : judgeLine(product, quantity, delivery, calendar, now);
  if (quantity === line.quantity) return [];
  const limits = lineLimits(line, product, grounds);
  if (limits.fixedBecause !== null) return [{ code: fixedCodes[limits.fixedBecause], parameters: {} }];
  if (quantity < line.quantity) {
    if (!limits.mayDecrease) return [{ code: 'basket.error.minimum_order', parameters: { minimum: line.quantity } }];
    const fault = judgeQuantity({ ...product, status: 'active', stock: null }, quantity);
    return fault ? [fault] : [];
  }
  if (!limits.mayIncrease && product.status === 'active')
    return [{ code: 'basket.error.maximum_exceeded', parameters: { maximum: line.quantity } }];
  return judgeLine(product, quantity, delivery, calendar, now);
}

const fixedCodes = {
  ordered_at_supplier: 'item.already_ordered',
  in_preparation: 'item.quantity_fixed',
  other: 'item.quantity_fixed',
} as const satisfies Record<FixedBecause, LineError['code']>;
