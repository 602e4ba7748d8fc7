import type { CollectedEvent } from '@talloor/contracts/analytics/collectedEvents.ts';

export type BatchCounts = {
  readonly searches: number;
  readonly missedSearches: number;
  readonly additions: number;
  readonly orders: number;
  readonly articles: ReadonlyMap<string, { readonly views: number; readonly orders: number }>;
};

export function countBatch(events: readonly CollectedEvent[]): BatchCounts {
  let [searches, missedSearches, additions, orders] = [0, 0, 0, 0];
  const articles = new Map<string, { views: number; orders: number }>();
  const countArticle = (articleNumber: string, counted: 'views' | 'orders') => {
    const counts = articles.get(articleNumber) ?? { views: 0, orders: 0 };
    counts[counted] += 1;
    articles.set(articleNumber, counts);
  };
  for (const event of events)
    switch (event.name) {
      case 'search':
        searches += 1;
        if (event.results === 0) missedSearches += 1;
        break;
      case 'view_product':
        countArticle(event.article_number, 'views');
        break;
      case 'add_to_cart':
        additions += 1;
        break;
      case 'order':
        orders += 1;
        for (const article of new Set(event.items.map(({ article_number }) => article_number)))
          countArticle(article, 'orders');
        break;
      case 'page_view':
      case 'view_list':
      case 'remove_from_cart':
      case 'view_cart':
      case 'begin_checkout':
        break;
      default:
        event satisfies never;
    }
  return { searches, missedSearches, additions, orders, articles };
}
