import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  readonly registry: Registry;
  readonly httpDuration: Histogram<'endpoint' | 'method' | 'status'>;
  /** No sample, or NaN, where `read` fails: a store that is down hides no other metric. */
  readonly gauge: (name: string, help: string, labels: readonly string[], read: ReadGauge) => void;
};

export type ReadGauge = () => Promise<readonly { readonly labels: Record<string, string>; readonly value: number }[]>;

export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  const failures = new Counter({
    name: 'talloor_metric_failures_total',
    help: 'Gauges that could not be read.',
    labelNames: ['metric'],
    registers: [registry],
  });
  return {
    registry,
    httpDuration: new Histogram({
      name: 'talloor_http_duration_seconds',
      help: 'Time to answer, by endpoint.',
      labelNames: ['endpoint', 'method', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    gauge: (name, help, labels, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        async collect() {
          gauge.reset();
          try {
            for (const { labels: of, value } of await read()) gauge.set(of, value);
          } catch {
            failures.inc({ metric: name });
            if (labels.length === 0) gauge.set(Number.NaN);
          }
        },
      });
    },
  };
}
