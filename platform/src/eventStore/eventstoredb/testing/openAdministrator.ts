import { binaryEvent, EventStoreDBClient } from '@eventstore/db-client';

/** Acts of a person with all rights on EventStoreDB. */
export function openAdministrator(address: string) {
  const client = EventStoreDBClient.connectionString(address);
  return {
    deleteStream: (stream: string) => client.deleteStream(stream),
    tombstone: (stream: string) => client.tombstoneStream(stream),
    hideBefore: (stream: string, revision: number) => client.setStreamMetadata(stream, { truncateBefore: revision }),
    keepLast: (stream: string, count: number) => client.setStreamMetadata(stream, { maxCount: count }),
    /** The first write reopens a deleted stream behind its hidden events. */
    showAgain: async (stream: string) => {
      await client.setStreamMetadata(stream, {});
      await client.setStreamMetadata(stream, {});
    },
    appendBytes: (stream: string) =>
      client.appendToStream(stream, [binaryEvent({ type: 'Foreign', data: Buffer.from('foreign') })]),
    close: () => client.dispose(),
  };
}

export type Administrator = ReturnType<typeof openAdministrator>;
