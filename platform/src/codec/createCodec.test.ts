import { beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { createInMemoryEventStore } from '../eventStore/testing/inMemoryEventStore.ts';
import { type Codec, type CommandMetadata, InvalidEvent, UnknownEvent } from './codec.ts';
import { createCodec } from './createCodec.ts';
import { createInMemoryPersonKeys, type PersonKeys } from './personKeys.ts';
import { sealBox } from './sealedBox.ts';
import { verifyChain } from './verifyChain.ts';

const note = z.object({
  author: z.string(),
  text: z.string().nullable(),
  labels: z.array(z.object({ name: z.string(), owner: z.string().nullable() })),
  size: z.number(),
});
const definitions = {
  NoteTaken: {
    type: 'NoteTaken',
    version: 1,
    schema: note,
    upcasters: [],
    personOf: (data: { author: string | null }) => data.author,
    personalPaths: [['text'], ['labels', '*', 'owner']],
  },
  NoteClosed: {
    type: 'NoteClosed',
    version: 2,
    schema: z.object({ reason: z.string(), by: z.string().nullable() }),
    upcasters: [
      (old: unknown) => ({ reason: (old as { why: string }).why, by: (old as { who: string | null }).who ?? null }),
    ],
    personOf: () => 'anna',
    personalPaths: [['by']],
  },
};
const metadata: CommandMetadata = {
  occurredAt: '2026-03-11T13:12:00.000Z',
  actorId: '7',
  actorRole: 'customer',
  onBehalfOf: null,
  customerNumber: '204118',
  channel: 'web',
  correlationId: 'c',
  causationId: null,
  commandId: 'k',
  commandHash: 'h',
};
const noteTaken = (text: string, author = 'anna') => ({
  type: 'NoteTaken' as const,
  data: { author, text, labels: [{ name: 'urgent', owner: 'Bert' }], size: 1.5 },
});

let keys: PersonKeys;
let codec: Codec;
let store: ReturnType<typeof createInMemoryEventStore>;
beforeEach(() => {
  keys = createInMemoryPersonKeys();
  codec = createCodec({ definitions, keys });
  store = createInMemoryEventStore();
});

const write = async (streamId: string, events: readonly { type: string; data: unknown }[]) => {
  const eventsWithIds = events.map((event, index) => ({ id: `${streamId}-${index}`, event }));
  const encoded = await codec.encode(streamId, 0, null, eventsWithIds, metadata);
  await store.append(streamId, 'none', encoded.events);
  return store.readStream(streamId);
};
const dataOf = async (streamId: string) =>
  (await codec.decode(await store.readStream(streamId))).map(({ event }) => event.data);

test('encode rejects data of another type', async () => {
  const data = noteTaken('ring twice').data;
  const encoded = codec.encode('note-3', 0, null, [{ id: 'e', event: { type: 'NoteClosed', data } }], metadata);
  await expect(encoded).rejects.toThrow(InvalidEvent);
});

test('encode starts a new chain when it gets the metadata of an earlier event', async () => {
  const [first] = await write('note-1', [noteTaken('ring twice')]);
  const eventsWithIds = [{ id: 'after', event: noteTaken('and wait') }];
  const encoded = await codec.encode('note-2', 0, null, eventsWithIds, first?.metadata as unknown as CommandMetadata);
  await store.append('note-2', 'none', encoded.events);
  expect(verifyChain(await store.readStream('note-2'))).toMatchObject({ whole: true, events: 1 });
});

describe('personal data', () => {
  test('is unreadable in the store and complete when decoded', async () => {
    const storedEvents = await write('note-1', [noteTaken('ring twice')]);
    expect(JSON.stringify(storedEvents)).not.toMatch(/ring twice|Bert/);
    expect(JSON.stringify(storedEvents)).toContain('urgent');
    expect(await dataOf('note-1')).toEqual([noteTaken('ring twice').data]);
  });

  test('is null after erasure, while other persons’ data and the chain stay intact', async () => {
    await write('note-1', [noteTaken('ring twice'), noteTaken('leave at the back', 'bert')]);
    await keys.erasePerson('anna');
    expect(await dataOf('note-1')).toEqual([
      { author: 'anna', text: null, labels: [{ name: 'urgent', owner: null }], size: 1.5 },
      noteTaken('leave at the back', 'bert').data,
    ]);
    expect(verifyChain(await store.readStream('note-1'))).toMatchObject({ whole: true, events: 2 });
  });

  test('of several persons in one event is erased per person', async () => {
    const personOf = (_data: never, path: string) => (path === '/labels/0/owner' ? 'bert' : 'anna');
    codec = createCodec({ definitions: { NoteTaken: { ...definitions.NoteTaken, personOf } }, keys });
    await write('note-1', [noteTaken('ring twice')]);
    await keys.erasePerson('bert');
    expect(await dataOf('note-1')).toMatchObject([{ text: 'ring twice', labels: [{ owner: null }] }]);
    await keys.erasePerson('anna');
    expect(await dataOf('note-1')).toMatchObject([{ text: null, labels: [{ owner: null }] }]);
  });

  test('of a person erased earlier is not stored', async () => {
    await keys.erasePerson('anna');
    await write('note-1', [noteTaken('ring twice')]);
    expect(await dataOf('note-1')).toEqual([
      { author: 'anna', text: null, labels: [{ name: 'urgent', owner: null }], size: 1.5 },
    ]);
  });

  test('does not decrypt in another field, event or stream', async () => {
    const [event] = await write('note-1', [noteTaken('ring twice')]);
    const movedEvent = { ...event!, id: 'another' };
    await expect(codec.decode([movedEvent])).rejects.toMatchObject({ name: 'UnreadableEvent' });
    await expect(codec.decode([{ ...event!, streamId: 'note-2' }])).rejects.toMatchObject({ name: 'UnreadableEvent' });
    const data = event!.data as { text: unknown; labels: { name: string; owner: unknown }[] };
    const swapped = { ...event!, data: { ...data, text: data.labels[0]!.owner } as never };
    await expect(codec.decode([swapped])).rejects.toMatchObject({ name: 'UnreadableEvent' });
  });

  test('has one encrypted box per person in an event', async () => {
    const personOf = (_data: never, path: string) => (path === '/text' ? 'anna' : 'bert');
    codec = createCodec({ definitions: { NoteTaken: { ...definitions.NoteTaken, personOf } }, keys });
    const owned = ['Bert', 'Berta'].map((owner) => ({ name: 'urgent', owner }));
    const event = { ...noteTaken('ring twice'), data: { ...noteTaken('ring twice').data, labels: owned } };
    const storedJson = JSON.stringify(await write('note-1', [event]));
    expect(storedJson.match(/"\$box"/g)).toHaveLength(2);
    expect(await dataOf('note-1')).toEqual([event.data]);
  });

  test('with a box per field still decrypts', async () => {
    const key = (await keys.obtain('anna'))!;
    const box = sealBox(Buffer.from('"ring twice"'), key, 'note-1\nold\n/text');
    const [event] = await write('note-1', [noteTaken('x')]);
    const text = { $sealedFor: 'anna', $box: Buffer.from(box).toString('base64') };
    const old = { ...event!, id: 'old', data: { author: 'anna', text, labels: [], size: 1 } };
    const [decoded] = await codec.decode([old]);
    expect(decoded?.event.data).toMatchObject({ text: 'ring twice' });
  });

  test('without a person, or with a NUL, is rejected', async () => {
    const nobody = { type: 'NoteTaken', data: { ...noteTaken('x').data, author: 'anna' } };
    const anonymous = createCodec({
      definitions: { NoteTaken: { ...definitions.NoteTaken, personOf: () => null } },
      keys,
    });
    const encode = (c: Codec, event: typeof nobody) => c.encode('note-1', 0, null, [{ id: 'a', event }], metadata);
    await expect(encode(anonymous, nobody)).rejects.toThrow(InvalidEvent);
    await expect(encode(codec, noteTaken('a\u0000b'))).rejects.toMatchObject({ reason: 'nul_character' });
    await expect(encode(codec, noteTaken('the six characters \\u0000'))).resolves.toBeDefined();
  });
});

describe('versions', () => {
  test('decode reads an event of an old version as the current version, including its personal fields', async () => {
    const old = {
      NoteClosed: {
        ...definitions.NoteClosed,
        version: 1,
        schema: z.object({ why: z.string(), who: z.string().nullable() }),
        upcasters: [],
        personalPaths: [['who']],
      },
    };
    const writer = createCodec({ definitions: old, keys });
    const event = { type: 'NoteClosed', data: { why: 'done', who: 'Anna' } };
    const { events } = await writer.encode('note-1', 0, null, [{ id: 'a', event }], metadata);
    await store.append('note-1', 'none', events);
    expect(JSON.stringify(store.all())).not.toContain('Anna');
    expect(await dataOf('note-1')).toEqual([{ reason: 'done', by: 'Anna' }]);
  });

  test('decode blanks a value without a seal in an event of an old version once its person is erased', async () => {
    const old = {
      NoteClosed: {
        ...definitions.NoteClosed,
        version: 1,
        schema: z.object({ why: z.string(), who: z.string().nullable() }),
        upcasters: [],
        personalPaths: [],
      },
    };
    const current = { NoteClosed: { ...definitions.NoteClosed, personOf: () => 'anna' } };
    const writer = createCodec({ definitions: old, keys });
    const event = { type: 'NoteClosed', data: { why: 'done', who: 'Anna' } };
    const { events } = await writer.encode('note-1', 0, null, [{ id: 'a', event }], metadata);
    await store.append('note-1', 'none', events);
    const reader = createCodec({ definitions: current, keys });
    const read = async () => (await reader.decode(await store.readStream('note-1'))).map(({ event: { data } }) => data);
    expect(await read()).toEqual([{ reason: 'done', by: 'Anna' }]);
    await keys.erasePerson('bert');
    expect(await read()).toEqual([{ reason: 'done', by: 'Anna' }]);
    await keys.erasePerson('anna');
    expect(await read()).toEqual([{ reason: 'done', by: null }]);
  });

  test('UnknownEvent names an event of unknown type or of a later version', async () => {
    const [event] = await write('note-1', [noteTaken('x')]);
    const unknown = codec.decode([{ ...event!, type: 'NoteBurnt' }]);
    await expect(unknown).rejects.toThrow(new UnknownEvent('NoteBurnt', 1, 'note-1@0'));
    const laterVersion = codec.decode([{ ...event!, metadata: { ...(event!.metadata as object), schemaVersion: 2 } }]);
    await expect(laterVersion).rejects.toThrow(new UnknownEvent('NoteTaken', 2, 'note-1@0'));
    const encoding = codec.encode('note-1', 0, null, [{ id: 'a', event: { type: 'X', data: {} } }], metadata);
    await expect(encoding).rejects.toThrow(UnknownEvent);
  });

  test('encode rejects data that breaks its schema or is outside JSON', async () => {
    const broken = [
      { ...noteTaken('x').data, size: 'large' },
      noteTaken('\ud800').data,
      { ...noteTaken('x').data, size: NaN },
    ];
    for (const data of broken) {
      const event = { type: 'NoteTaken', data };
      await expect(codec.encode('n', 0, null, [{ id: 'a', event }], metadata)).rejects.toThrow(InvalidEvent);
    }
    const surrogate = {
      type: 'NoteTaken',
      data: { ...noteTaken('x').data, labels: [{ name: '\ud800', owner: null }] },
    };
    await expect(codec.encode('n', 0, null, [{ id: 'a', event: surrogate }], metadata)).rejects.toThrow(InvalidEvent);
  });

  test('decode returns the data that encode received', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\u0000'));
    const data = fc.record({
      author: text,
      text: fc.option(text, { nil: null }),
      labels: fc.array(fc.record({ name: text, owner: fc.option(text, { nil: null }) })),
      size: fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => n + 0 || 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(data, { minLength: 1, maxLength: 5 }), async (many) => {
        store = createInMemoryEventStore();
        await write(
          'note-1',
          many.map((d) => ({ type: 'NoteTaken', data: d })),
        );
        expect(await dataOf('note-1')).toEqual(many);
        expect(verifyChain(await store.readStream('note-1')).whole).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the hash chain', () => {
  const three = () => write('note-1', [noteTaken('one'), noteTaken('two'), noteTaken('three')]);

  test('is whole for an unchanged stream', async () => {
    const records = await three();
    expect(verifyChain(records)).toMatchObject({ whole: true, events: 3 });
    expect(verifyChain([])).toEqual({ whole: true, events: 0, lastHash: null });
  });

  test.each([
    [
      'changed data is found at the event that was changed',
      'changed_data',
      1,
      (r: never[]) => r.with(1, change(r[1]!, { data: { ...dataIn(r[1]!), size: 99 } })),
    ],
    [
      'changed metadata is found at the event that was changed',
      'changed_metadata',
      1,
      (r: never[]) => r.with(1, change(r[1]!, { metadata: { ...metadataIn(r[1]!), actorId: '8' } })),
    ],
    [
      'a changed type is found at the event that was changed',
      'changed_metadata',
      2,
      (r: never[]) => r.with(2, change(r[2]!, { type: 'NoteClosed' })),
    ],
    ['an event that is gone is found where it was', 'missing_revision', 1, (r: never[]) => r.toSpliced(1, 1)],
    ['a stream without its first event is found', 'missing_revision', 0, (r: never[]) => r.slice(1)],
  ])('%s', async (_, fault, revision, change_) => {
    const records = await three();
    expect(verifyChain(change_(records as never) as never)).toMatchObject({ whole: false, fault, revision });
  });

  test('shows a broken link after a forged event with its own hash', async () => {
    const records = await three();
    const forged = await codec.encode(
      'note-1',
      1,
      (records[0]!.metadata as never)['hash'],
      [{ id: records[1]!.id, event: noteTaken('forged') }],
      metadata,
    );
    const verdict = verifyChain(records.with(1, { ...records[1]!, ...forged.events[0]! }));
    expect(verdict).toMatchObject({ whole: false, fault: 'broken_link', revision: 2 });
  });
});

const change = (record: object, by: object) => ({ ...record, ...by }) as never;
const dataIn = (record: { data: object }) => record.data;
const metadataIn = (record: { metadata: object }) => record.metadata;
