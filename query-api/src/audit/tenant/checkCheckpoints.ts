import type { EventStore } from '@talloor/platform/eventStore/port.ts';
import type { Checkpoint } from '@talloor/platform/subscription/checkpoints.ts';

type Fault = { readonly name: string; readonly fault: 'beyond' | 'other_store' | 'other_event' };

export async function checkCheckpoints(
  store: Pick<EventStore, 'storeId' | 'readAt'>,
  checkpoints: readonly Checkpoint[],
  last: string,
): Promise<Fault[]> {
  const storeId = await store.storeId();
  const faults: Fault[] = [];
  for (const { name, position, eventId, storeId: ofCheckpoint } of checkpoints) {
    if (position > last) faults.push({ name, fault: 'beyond' });
    else if (ofCheckpoint !== storeId) faults.push({ name, fault: 'other_store' });
    else if (eventId !== null && (await store.readAt(position))?.id !== eventId)
      faults.push({ name, fault: 'other_event' });
  }
  return faults;
}
