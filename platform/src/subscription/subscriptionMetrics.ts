import type { Metrics } from '../metrics.ts';
import type { Runner } from './createRunner.ts';
import type { SubscriptionStatus } from './status.ts';

export function measureSubscriptions(
  metrics: Metrics,
  { status, lookAhead }: Pick<Runner, 'status' | 'lookAhead'>,
): void {
  const read = (value: (of: SubscriptionStatus) => number) => () =>
    Promise.resolve(status().map((of) => ({ labels: { name: of.name, kind: of.kind }, value: value(of) })));
  const labels = ['name', 'kind'];
  metrics.gauge('talloor_subscription_lag', 'Positions behind the head; -1 while unknown.', labels, async () => {
    await lookAhead();
    return read(({ lag }) => lag ?? -1)();
  });
  metrics.gauge(
    'talloor_subscription_failed',
    '1 where an event stopped it.',
    labels,
    read(({ state }) => (state === 'failed' ? 1 : 0)),
  );
  metrics.gauge(
    'talloor_subscription_parked',
    'Parked events of a policy that wait for a person.',
    labels,
    read(({ parked }) => parked),
  );
}
