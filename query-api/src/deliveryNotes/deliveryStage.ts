import { secondsOrNull } from '../secondsOf.ts';
import type { FoundDelivery } from './findDelivery.ts';

type Steps = Pick<FoundDelivery, 'picked_at' | 'loaded_at' | 'dispatched_at' | 'delivered_at'>;

export function deliveryStage(delivery: Steps): 'scheduled' | 'picked' | 'loaded' | 'under_way' | 'delivered' {
  if (delivery.delivered_at !== null) return 'delivered';
  if (delivery.dispatched_at !== null) return 'under_way';
  if (delivery.loaded_at !== null) return 'loaded';
  return delivery.picked_at === null ? 'scheduled' : 'picked';
}

/** Steps; future ones have no time. */
export function deliverySteps(
  delivery: Steps & Pick<FoundDelivery, 'placed_at' | 'change_deadline'>,
  now: Date,
): { step: 'ordered' | 'closed' | 'picked' | 'loaded' | 'under_way' | 'delivered'; at: number | null }[] {
  const isClosed = now.getTime() >= Date.parse(delivery.change_deadline);
  return [
    { step: 'ordered', at: secondsOrNull(delivery.placed_at) },
    { step: 'closed', at: isClosed ? secondsOrNull(delivery.change_deadline) : null },
    { step: 'picked', at: secondsOrNull(delivery.picked_at) },
    { step: 'loaded', at: secondsOrNull(delivery.loaded_at) },
    { step: 'under_way', at: secondsOrNull(delivery.dispatched_at) },
    { step: 'delivered', at: secondsOrNull(delivery.delivered_at) },
  ];
}
