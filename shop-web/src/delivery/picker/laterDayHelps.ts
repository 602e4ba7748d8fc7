import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { offersPreorder } from '@talloor/rules/quantity/availableStock.ts';

export const laterDayHelps = ({ product, error_codes }: BasketLineView): boolean =>
  error_codes.length > 0 &&
  error_codes.every(
    ({ code }) =>
      code === 'item.order_time_expired' ||
      code === 'item.on_demand_days' ||
      (code === 'item.no_stock' && mayWait(product)),
  );

const mayWait = ({ is_allow_preorder, days_to_replenish }: BasketLineView['product']): boolean =>
  offersPreorder({ allowPreorder: is_allow_preorder, daysToReplenish: days_to_replenish });
