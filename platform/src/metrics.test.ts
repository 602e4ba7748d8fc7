import { expect, test } from '@jest/globals';
import { createMetrics } from './metrics.ts';

test('a gauge that cannot be read is no number and is counted, and the others are shown', async () => {
  const metrics = createMetrics('test');
  metrics.gauge('talloor_down', 'Fails.', [], () => Promise.reject(new Error('no store')));
  metrics.gauge('talloor_up', 'Holds.', [], () => Promise.resolve([{ labels: {}, value: 7 }]));
  await metrics.registry.metrics();
  const page = await metrics.registry.metrics();
  expect(page).toMatch(/^talloor_up\{service="test"\} 7$/m);
  expect(page).toMatch(/^talloor_down\{service="test"\} Nan$/m);
  expect(page).toMatch(/^talloor_metric_failures_total\{metric="talloor_down",service="test"\} [12]$/m);
});
