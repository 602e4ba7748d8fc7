import { dayAt, epochOfDay } from '../delivery/brusselsTime.ts';
import { articleDeadline, onDemandDeadline } from '../delivery/deadlineOf.ts';
import type { ChosenMoment } from '../delivery/deliveryMoments.ts';
import type { CalendarFacts, ProductFacts } from '../facts.ts';
import { offersPreorder } from '../quantity/availableStock.ts';
import { judgeQuantity } from '../quantity/judgeQuantity.ts';
import type { LineError } from './lineError.ts';

/**
 * Errors of quantity, stock and time (spec shopping §8).
 * @param delivery without a confirmed moment, time is not judged
 */
export function judgeLine(
  product: ProductFacts,
  quantity: number,
  delivery: ChosenMoment | null,
  calendar: CalendarFacts,
  now: Date,
): LineError[] {
  const errors: LineError[] = [];
  const quantityError = judgeQuantity(product, quantity);
  if (quantityError !== null)
    errors.push(quantityError.code === 'item.not_available' ? noStock(product) : quantityError);
  if (product.status !== 'active' || delivery === null) return errors;
  if (errors.length === 0 && comesTooLate(product, delivery)) errors.push(noStock(product));
  const late = orderTimeExpired(product, delivery, now);
  if (late !== null) errors.push(late);
  const { onDemandWorkdays } = product;
  if (onDemandWorkdays !== null && now.getTime() >= onDemandDeadline(delivery, onDemandWorkdays, calendar))
    errors.push({ code: 'item.on_demand_days', parameters: { days: onDemandWorkdays } });
  return errors;
}

const noStock = (product: ProductFacts): LineError => ({
  code: 'item.no_stock',
  parameters: product.stockAvailableDay === null ? {} : { available_date: epochOfDay(product.stockAvailableDay) },
});

const comesTooLate = (product: ProductFacts, delivery: ChosenMoment): boolean =>
  offersPreorder(product) &&
  product.onDemandWorkdays === null &&
  product.stock === 0 &&
  product.stockAvailableDay !== null &&
  delivery.day < product.stockAvailableDay;

function orderTimeExpired(product: ProductFacts, delivery: ChosenMoment, now: Date): LineError | null {
  if (product.orderBefore === null) return null;
  const deadline = Date.parse(delivery.deadline);
  const closesAt = articleDeadline(product, dayAt(deadline), deadline);
  if (closesAt === null || now.getTime() < closesAt || now.getTime() >= deadline) return null;
  return {
    code: 'item.order_time_expired',
    parameters: { closed_at: Math.floor(closesAt / 1000), delivery_date: epochOfDay(delivery.day) },
  };
}
