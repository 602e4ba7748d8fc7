import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import type { Metrics } from '@talloor/platform/metrics.ts';

export function measureSearch(
  metrics: Pick<Metrics, 'gauge'>,
  { searchBacklog }: Pick<Catalogue, 'searchBacklog'>,
): void {
  const one = (value: () => number) => () => Promise.resolve([{ labels: {}, value: value() }]);
  metrics.gauge(
    'talloor_search_backlog_articles',
    'Changed articles that search still shows as they were.',
    [],
    one(() => searchBacklog().articles),
  );
  metrics.gauge(
    'talloor_search_behind_seconds',
    'Age of the oldest change that search does not show.',
    [],
    one(() => {
      const { since } = searchBacklog();
      return since === null ? 0 : (Date.now() - since.getTime()) / 1000;
    }),
  );
}
