import { expect, test } from '@jest/globals';
import { createMetrics } from '@talloor/platform/metrics.ts';
import { measureSearch } from './measureSearch.ts';

test('the operator sees how many articles search is behind, and for how long', async () => {
  const metrics = createMetrics('test');
  let since: Date | null = new Date(Date.now() - 5000);
  measureSearch(metrics, { searchBacklog: () => ({ articles: since === null ? 0 : 39_586, since }) });
  expect(await metrics.registry.metrics()).toMatch(/talloor_search_backlog_articles\{.*\} 39586/);
  const behind = /talloor_search_behind_seconds\{.*\} ([\d.]+)/.exec(await metrics.registry.metrics());
  expect(Number(behind?.[1])).toBeGreaterThanOrEqual(5);
  since = null;
  expect(await metrics.registry.metrics()).toMatch(/talloor_search_behind_seconds\{.*\} 0\n/);
});
