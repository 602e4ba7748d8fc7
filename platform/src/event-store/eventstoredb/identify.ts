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
  const [written] = await readStream(identityStream, 0, 1);
  const data = written?.data;
  return String(data instanceof Object ? Reflect.get(data, 'storeId') : written?.id);
}
