import type { CollectedBatch } from '@talloor/contracts/analytics/collectedEvents.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { countBatch } from './countBatch.ts';

export type VisitorBatch = {
  readonly batch: CollectedBatch;
  readonly customerNumber: string | null;
  readonly isSignedIn: boolean;
  readonly at: Date;
};

export type VisitRow = {
  readonly visit_id: string;
  readonly day: string;
  readonly customer_number: string | null;
  readonly language: string;
  readonly device: string;
  readonly searches: number;
  readonly missed_searches: number;
  readonly additions: number;
  readonly orders: number;
};
export type ArticleRow = {
  readonly day: string;
  readonly article_number: string;
  readonly views: number;
  readonly orders: number;
};

/** One row per visit, and per article and day, in one order of locks. */
export function sumBatches(batches: readonly VisitorBatch[]): {
  readonly visits: readonly VisitRow[];
  readonly articles: readonly ArticleRow[];
} {
  const visits = new Map<string, VisitRow>();
  const articles = new Map<string, ArticleRow>();
  for (const { batch, customerNumber, at } of batches) {
    const day = dayAt(at.getTime());
    const counts = countBatch(batch.events);
    const { visit_id, language, device } = batch;
    const before = visits.get(visit_id);
    visits.set(visit_id, {
      visit_id,
      day: before?.day ?? day,
      customer_number: customerNumber ?? before?.customer_number ?? null,
      language,
      device,
      searches: (before?.searches ?? 0) + counts.searches,
      missed_searches: (before?.missed_searches ?? 0) + counts.missedSearches,
      additions: (before?.additions ?? 0) + counts.additions,
      orders: (before?.orders ?? 0) + counts.orders,
    });
    for (const [article_number, { views, orders }] of counts.articles) {
      const key = `${day} ${article_number}`;
      const sum = articles.get(key);
      articles.set(key, {
        day,
        article_number,
        views: (sum?.views ?? 0) + views,
        orders: (sum?.orders ?? 0) + orders,
      });
    }
  }
  return { visits: inOrderOfKeys(visits), articles: inOrderOfKeys(articles) };
}

const inOrderOfKeys = <Row>(rows: ReadonlyMap<string, Row>): readonly Row[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
