import {
  mostStatisticsOrders,
  type StatisticsFigures,
  type StatisticsGrouping,
  type StatisticsOrders,
  type StatisticsRow,
} from '@talloor/contracts/endpoints/statistics.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import type { SummedDelivery } from './sums/listDeliveries.ts';
import type { StatisticsSums } from './sums/sumPurchases.ts';

export function viewFigures(sums: StatisticsSums, showsPrices: boolean): StatisticsFigures {
  const euros = (cents: number) => (showsPrices ? eurosOf(cents) : null);
  return {
    turnover: euros(sums.turnover_cents),
    previous_turnover: euros(sums.previous_turnover_cents),
    quantity: rounded(sums.quantity),
    previous_quantity: rounded(sums.previous_quantity),
    price_change:
      showsPrices && sums.expected_cents > 0
        ? Math.round((sums.comparable_cents / sums.expected_cents - 1) * 1000) / 10
        : null,
    promotion_turnover: euros(sums.promotion_cents),
    saving: euros(sums.saving_cents),
    short_quantity: rounded(sums.short_quantity),
    short_lines: sums.short_lines,
    returned_quantity: rounded(sums.returned_quantity),
    returned_amount: euros(sums.returned_cents),
    deposit: euros(sums.deposit_cents),
  };
}

export type RowTexts = { readonly label: string; readonly unit: string | null };

/** Average prices are of articles. */
export function viewRow(
  key: string,
  sums: StatisticsSums,
  texts: RowTexts,
  { by, showsPrices }: { readonly by: StatisticsGrouping; readonly showsPrices: boolean },
): StatisticsRow {
  const average = (cents: number, quantity: number) =>
    by === 'article' && showsPrices && quantity > 0 ? Math.round((cents * 10) / quantity) / 1000 : null;
  return {
    key,
    ...texts,
    average_price: average(sums.turnover_cents, sums.priced_quantity),
    previous_average_price: average(sums.previous_turnover_cents, sums.previous_priced_quantity),
    ...viewFigures(sums, showsPrices),
  };
}

const rounded = (quantity: number): number => Math.round(quantity * 1000) / 1000;
export const viewDeliveries = (deliveries: readonly SummedDelivery[], showsPrices: boolean): StatisticsOrders => ({
  shows_prices: showsPrices,
  orders: deliveries.slice(0, mostStatisticsOrders).map((delivery) => ({
    order_number: delivery.orderNumber,
    delivery_number: delivery.deliveryNumber,
    day: delivery.day,
    customer_number: delivery.customerNumber,
    quantity: rounded(delivery.quantity),
    turnover: showsPrices ? eurosOf(delivery.turnoverCents) : null,
  })),
  order_count: deliveries.length,
});

const eurosOf = (cents: number): number => eurosOfCents(Math.round(cents));
