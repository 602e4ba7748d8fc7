import type { LineErrorCode } from '../basket/basketWire.ts';
import type { LineError } from '../basket/lineError.ts';
import type { ProductFacts } from '../facts.ts';
import { availableStock } from './availableStock.ts';
import { defaultMaximum, isMultiple, largestMultiple } from './quantityStep.ts';

/** Without a delivery day. */
type QuantityError = LineError & {
  readonly code: Exclude<LineErrorCode, 'item.no_stock' | 'item.order_time_expired' | 'item.on_demand_days'>;
};

/** 0 is always valid (spec shopping §5, §8; readings.md, Quantities). Parameters are in the quantity's unit. */
export function judgeQuantity(product: ProductFacts, quantity: number): QuantityError | null {
  if (quantity === 0) return null;
  switch (product.status) {
    case 'out_of_assortment':
      return { code: 'item.out_of_assortment', parameters: {} };
    case 'not_orderable':
      return { code: 'item.not_orderable', parameters: {} };
    case 'active':
      break;
    default:
      return product.status satisfies never;
  }
  if (!isMultiple(quantity, product.soldPer) || quantity < 0)
    return { code: 'basket.error.indivisible_unit_entered', parameters: { step: product.soldPer } };
  if (quantity < product.minimumOrder)
    return { code: 'basket.error.minimum_order', parameters: { minimum: product.minimumOrder } };
  const maximum = Math.min(product.maximumOrder, defaultMaximum);
  if (quantity > maximum) return { code: 'basket.error.maximum_exceeded', parameters: { maximum } };
  const stock = availableStock(product);
  if (stock === null || quantity <= stock) return null;
  const most = largestMultiple(stock, product.soldPer);
  if (most < product.minimumOrder || most === 0) return { code: 'item.not_available', parameters: {} };
  return { code: 'basket.error.max_available_stock', parameters: { max_stock: most } };
}
