import { epochOfDay } from '../delivery/brusselsTime.ts';
import type { ProductFacts } from '../facts.ts';
import { availableStock } from '../quantity/availableStock.ts';
import { defaultMaximum, isMultiple } from '../quantity/quantityStep.ts';
import { roundQuantity } from '../quantity/roundQuantity.ts';
import type { UploadReason } from './uploadVerdict.ts';

export type FittedQuantity =
  | {
      readonly kind: 'fits';
      readonly quantity: number;
      readonly verdict: 'added' | 'quantity_adjusted' | 'stock_adjusted';
      readonly reason: UploadReason | null;
    }
  | { readonly kind: 'unavailable'; readonly reason: UploadReason };

/** Spec shopping §5, Upload; readings.md, Quantities. */
export function fitQuantity(product: ProductFacts, requestedQuantity: number): FittedQuantity {
  const unavailable = (code: UploadReason['code'], parameters: UploadReason['parameters'] = {}): FittedQuantity => ({
    kind: 'unavailable',
    reason: { code, parameters },
  });
  switch (product.status) {
    case 'out_of_assortment':
      return unavailable('out_of_assortment');
    case 'not_orderable':
      return unavailable('not_orderable');
    case 'active':
      break;
    default:
      return product.status satisfies never;
  }
  const { soldPer, minimumOrder, maximumOrder, stockAvailableDay } = product;
  const stock = availableStock(product);
  const quantity = roundQuantity(requestedQuantity, soldPer, stock, maximumOrder, minimumOrder);
  if (quantity === 0)
    return unavailable('no_stock', stockAvailableDay === null ? {} : { available_date: epochOfDay(stockAvailableDay) });
  const fits = (verdict: 'added' | 'quantity_adjusted' | 'stock_adjusted', reason: UploadReason | null) =>
    ({ kind: 'fits', quantity, verdict, reason }) as const;
  if (quantity === requestedQuantity) return fits('added', null);
  const maximum = Math.min(maximumOrder, defaultMaximum);
  if (quantity < requestedQuantity)
    return stock !== null && stock <= maximum
      ? fits('stock_adjusted', { code: 'stock', parameters: { stock: quantity } })
      : fits('quantity_adjusted', { code: 'above_maximum', parameters: { maximum } });
  return isMultiple(requestedQuantity, soldPer)
    ? fits('quantity_adjusted', { code: 'below_minimum', parameters: { minimum: minimumOrder } })
    : fits('quantity_adjusted', { code: 'not_multiple', parameters: { quantity: requestedQuantity, step: soldPer } });
}
