import { expect, test } from '@jest/globals';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import { orderLinksStream } from '@talloor/events/orderLinks/orderLinks.ts';
import { invoiceStory } from '@talloor/events/testing/sampleInvoice.ts';
import { createRepository } from '@talloor/platform/aggregate/createRepository.ts';
import { createCodec } from '@talloor/platform/codec/createCodec.ts';
import { createInMemoryPersonKeys } from '@talloor/platform/codec/personKeys.ts';
import { createInMemoryEventStore } from '@talloor/platform/eventStore/testing/inMemoryEventStore.ts';
import { followingMetadata } from '../../../commands/commandMetadata.ts';
import { stepMetadata } from '../../../commands/stepMetadata.ts';
import { linkStreams } from './linkStreams.ts';

const orderNumbers = ['4402118', '4402119'];
const now = new Date('2026-03-24T10:00:00Z');

test('a collective invoice is linked to each of its orders once, also when the policy repeats the event', async () => {
  const store = createInMemoryEventStore();
  const codec = createCodec({ definitions: allEvents, keys: createInMemoryPersonKeys() });
  const [issued] = invoiceStory as readonly [TalloorEvent & { type: 'InvoiceIssued' }];
  const event = { ...issued, data: { ...issued.data, orderNumbers } };
  const source = { id: '3f0a2b52-7d1c-4c57-9a0e-5d5f4d9a7a11', metadata: stepMetadata('test', 'x', '204118', now) };
  const encoded = await codec.encode(
    'invoice-1',
    0,
    null,
    [{ id: source.id, event }],
    followingMetadata('test', source, now),
  );
  await store.append('invoice-1', 'none', encoded.events);
  const [invoice] = await codec.decode(await store.readStream('invoice-1'));
  for (const attempt of [1, 2, 3])
    await linkStreams({
      repository: createRepository({ store, codec }),
      clock: { now: () => new Date(now.getTime() + attempt) },
    }).react(invoice!);
  for (const order of orderNumbers) {
    const links = await codec.decode(await store.readStream(orderLinksStream(order)));
    expect(links.map(({ event: link }) => link)).toEqual([
      {
        type: 'OrderStreamLinked',
        data: {
          stream: 'invoice-1',
          kind: 'invoice',
          revision: 0,
          eventId: source.id,
          hash: invoice?.metadata.hash,
        },
      },
    ]);
    expect(links[0]?.metadata).toMatchObject({ actorId: 'system', causationId: source.id });
  }
});
