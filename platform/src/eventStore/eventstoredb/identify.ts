import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  type EventStore,
  EventStoreUnavailable,
  type RecordedEvent,
  type Tenant,
  WrongExpectedRevision,
} from '../port.ts';
import { identityStream } from './recordedEvent.ts';

/** Id of the store's content, written once. */
export async function identify(readStream: EventStore['readStream'], append: EventStore['append']): Promise<string> {
  const identity = { id: randomUUID(), type: 'EventStoreIdentified', data: { storeId: randomUUID() }, metadata: {} };
  const isKnown = (await readStream(identityStream, 0, 1)).length > 0;
  if (!isKnown) {
    await append(identityStream, 'none', [identity]).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedRevision)) throw error;
    });
  }
  const [identityEvent] = await readStream(identityStream, 0, 1);
  if (!identityEvent) throw new EventStoreUnavailable('the event store does not show its identity');
  return storeIdOf(identityEvent);
}

export async function readTenant(readStream: EventStore['readStream']): Promise<Tenant | null> {
  const [claim] = await readStream(identityStream, 1, 1);
  return claim ? tenantSchema.parse(claim.data) : null;
}

export async function claimFor(tenant: Tenant, append: EventStore['append']): Promise<void> {
  const claim = { id: randomUUID(), type: 'EventStoreClaimed', data: tenant, metadata: {} };
  await append(identityStream, 0, [claim]).catch((error: unknown) => {
    if (!(error instanceof WrongExpectedRevision)) throw error;
  });
}

const tenantSchema = z.object({ tenantId: z.string(), keyCheck: z.string() });

export function storeIdOf({ id, data }: RecordedEvent): string {
  return String(data instanceof Object ? Reflect.get(data, 'storeId') : id);
}
