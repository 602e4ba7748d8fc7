import type { OrderDetail } from '../shapes.ts';
import { analyticsProductOfLine } from './analyticsProductOfLine.ts';
import { roundAmount } from './roundAmount.ts';
import type { TagManagerOrder } from './tagManager.ts';

export function analyticsOrderOf(order: OrderDetail): TagManagerOrder {
  const lines = order.lines.filter((line) => !line.is_free);
  return {
    order_number: order.order_number,
    value: roundAmount(order.amount_to_pay),
    lines: lines.length,
    products: lines.map(analyticsProductOfLine),
  };
}
