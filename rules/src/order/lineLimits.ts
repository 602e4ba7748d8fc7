import { onDemandDeadline } from '../delivery/deadlineOf.ts';
import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import { judgeLine } from '../basket/judgeLine.ts';
import type { LineError } from '../basket/lineError.ts';
import type { CalendarFacts, ProductFacts } from '../facts.ts';
import { judgeQuantity } from '../quantity/judgeQuantity.ts';
import type { PromisedLine } from './promisedLine.ts';

export type FixedBecause = 'ordered_at_supplier' | 'in_preparation' | 'other';
/** What may be done with the quantity of a line that was ordered (spec after-ordering §4). */
export type LineLimits = {
  /** Why nothing may; null where something may. */
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

/** What an order's lines are judged by. */
export type ChangeGrounds = {
  /** With the order's deadline as it was last set. */
  readonly delivery: ChosenMoment;
  readonly calendar: CalendarFacts;
  readonly now: Date;
  /** What the ERP says of a line, by its id. */
  readonly restrictions: Readonly<Record<string, SaidOfLine>>;
};

/**
 * What may be done with a line: fixed once the supplier has the order for it, no more of what is no longer sold, and what
 * the ERP says.
 * @param product as the catalogue knows it today; undefined where it no longer does
 */
export function lineLimits(line: PromisedLine, product: ProductFacts | undefined, grounds: ChangeGrounds): LineLimits {
  const { delivery, calendar, now, restrictions } = grounds;
  const said = restrictions[line.lineId];
  const workdays = product?.onDemandWorkdays ?? null;
  const isAtSupplier = workdays !== null && now.getTime() >= onDemandDeadline(delivery, workdays, calendar);
  return {
    fixedBecause: isAtSupplier ? 'ordered_at_supplier' : said?.mayChange === false ? said.reason : null,
    mayDecrease: said?.mayDecrease ?? true,
    mayIncrease: (said?.mayIncrease ?? true) && product?.status === 'active',
  };
}

/**
 * Why a line of an order cannot have this quantity; empty where it can. What is lowered asks nothing of stock and time; what
 * is raised or new is judged as a basket's line is.
 * @param line what was ordered of the article; undefined where nothing was
 * @param product with what the order holds of its stock already
 */
export function judgeChange(
  line: PromisedLine | undefined,
  product: ProductFacts,
  quantity: number,
  grounds: ChangeGrounds,
): LineError[] {
  const { delivery, calendar, now } = grounds;
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
