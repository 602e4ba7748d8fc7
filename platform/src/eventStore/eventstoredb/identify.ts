import { randomUUID } from 'node:crypto';
import { type EventStore, WrongExpectedRevision } from '../port.ts';
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
  const data = identityEvent?.data;
  return String(data instanceof Object ? Reflect.get(data, 'storeId') : identityEvent?.id);
}
