import type { CollectedEvent } from './collectedEvents.ts';
import type { AnalyticsProduct, DataLayerEvent } from './dataLayer.ts';

const itemsOf = (products: readonly AnalyticsProduct[]) =>
  products.map(({ article_number, quantity, widget_name }) => ({
    article_number,
    quantity,
    widget: widget_name ?? 'other',
  }));

export function collectedEventOf(event: DataLayerEvent): CollectedEvent {
  const page = event.page.kind;
  switch (event.event) {
    case 'page_view':
      return { name: event.event, page };
    case 'view_list':
      return { name: event.event, page, widget: event.widget, results: event.results };
    case 'search':
      return { name: event.event, page, words: event.words, filters: event.filters, results: event.results };
    case 'view_product':
      return { name: event.event, page, article_number: event.products[0].article_number };
    case 'add_to_cart':
    case 'remove_from_cart':
      return { name: event.event, page, items: itemsOf(event.products) };
    case 'view_cart':
    case 'begin_checkout':
      return { name: event.event, page, lines: event.lines, value: event.value };
    case 'order':
      return {
        name: event.event,
        page,
        order_number: event.order_number,
        lines: event.lines,
        value: event.value,
        items: itemsOf(event.products),
      };
    default:
      return event satisfies never;
  }
}
