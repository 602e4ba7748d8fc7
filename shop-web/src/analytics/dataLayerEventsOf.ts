import { analyticsProductOf } from '@talloor/contracts/analytics/analyticsProductOf.ts';
import { categoryTrailOf } from '@talloor/contracts/analytics/categoryTrailOf.ts';
import type { AnalyticsWidget } from '@talloor/contracts/analytics/collectedEvents.ts';
import type { AnalyticsPageInfo, AnalyticsUser, DataLayerEvent } from '@talloor/contracts/analytics/dataLayer.ts';
import { roundAmount } from '@talloor/contracts/analytics/roundAmount.ts';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { analyticsProductOfLine } from '@talloor/contracts/analytics/analyticsProductOfLine.ts';
import { basketDifference, type QuantityChange } from './basketDifference.ts';
import type { Occurrence } from './occurrence.ts';

const mostProducts = 300;

export type EventContext = {
  readonly user: AnalyticsUser;
  readonly page: AnalyticsPageInfo;
  readonly widget: AnalyticsWidget;
  readonly takeWidget: (articleNumber: string) => AnalyticsWidget | null;
};

export function dataLayerEventsOf(occurrence: Occurrence, context: EventContext): DataLayerEvent[] {
  const { user, page } = context;
  const about = (trail?: readonly string[], value: number | null = null) => ({
    user,
    page,
    category_trail: categoryTrailOf(trail),
    value: roundAmount(value),
  });
  const changed = ({ product, quantity }: QuantityChange) =>
    analyticsProductOf(product, { quantity, widget: context.takeWidget(product.article_number) ?? context.widget });
  switch (occurrence.name) {
    case 'page_view':
      return [{ event: 'page_view', ...about(), products: [] }];
    case 'view_list': {
      const { products, results, trail, widget } = occurrence;
      const shown = products.slice(0, mostProducts).map((product) => analyticsProductOf(product, { widget }));
      return [{ event: 'view_list', ...about(trail), products: shown, results, widget }];
    }
    case 'search': {
      const { products, results, trail, words, filters } = occurrence;
      const shown = products.slice(0, mostProducts).map((product) => analyticsProductOf(product, { widget: 'search' }));
      return [{ event: 'search', ...about(trail), products: shown, results, words, filters }];
    }
    case 'view_product': {
      const { product } = occurrence;
      const trail = product.categories.map(({ name }) => name);
      return [
        { event: 'view_product', ...about(trail), products: [analyticsProductOf(product, { widget: 'product' })] },
      ];
    }
    case 'basket_change': {
      const { added, removed } = basketDifference(occurrence.before, occurrence.after);
      return (
        [
          ['add_to_cart', added],
          ['remove_from_cart', removed],
        ] as const
      )
        .filter(([, changes]) => changes.length > 0)
        .map(([event, changes]) => ({ event, ...about(), products: changes.slice(0, mostProducts).map(changed) }));
    }
    case 'view_cart':
    case 'begin_checkout': {
      const { lines, amount_to_pay: amount } = occurrence.basket;
      const products = lines.slice(0, mostProducts).map(inBasket);
      return [{ event: occurrence.name, ...about([], amount), products, lines: lines.length }];
    }
    case 'order': {
      const lines = occurrence.lines.filter((line) => !line.is_free);
      return [
        {
          event: 'order',
          ...about([], occurrence.amountToPay),
          products: lines.slice(0, mostProducts).map(analyticsProductOfLine),
          lines: lines.length,
          order_number: occurrence.number,
        },
      ];
    }
    default:
      return occurrence satisfies never;
  }
}

const inBasket = ({ product, quantity }: BasketLineView) => analyticsProductOf(product, { quantity, widget: 'basket' });
