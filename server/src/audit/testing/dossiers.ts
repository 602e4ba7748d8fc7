import { randomUUID } from 'node:crypto';
import { canonicalJson } from '@talloor/platform/codec/canonicalJson.ts';
import { chain } from '@talloor/platform/codec/hashChain.ts';
import type { StoredMetadata } from '@talloor/platform/codec/codec.ts';
import type { Json, RecordedEvent } from '@talloor/platform/eventStore/port.ts';
import { eventLeafJson, headLeafJson, storedLeaf } from '@talloor/platform/seals/leaves.ts';
import { leafHash } from '@talloor/platform/seals/merkleTree.ts';
import { type Seal, signSeal } from '@talloor/platform/seals/seal.ts';
import { createTestKey } from '@talloor/platform/seals/testing/createTestKey.ts';
import { dossierDelivery, dossierOrder } from './startDossier.ts';

type Line = { readonly kind: string; readonly [member: string]: unknown };
type Lines = readonly Line[];

export type DossierTampering = {
  readonly name: string;
  readonly tamper: (lines: Lines) => Lines | Promise<Lines>;
  readonly names: readonly string[];
};

const order = `order-${dossierOrder}`;
const delivery = `delivery-${dossierDelivery}`;
const links = `order-links-${dossierOrder}`;

const recordOf = (line: Line): RecordedEvent | null =>
  line.kind === 'event' || line.kind === 'stored' ? (line['stored'] as RecordedEvent) : null;
const isEvent = (line: Line, stream: string, revision: number): boolean => {
  const record = recordOf(line);
  return record?.streamId === stream && record.revision === revision;
};
const isProof = (line: Line, stream: string, revision: number): boolean =>
  line.kind === 'proof' && line['stream'] === stream && line['revision'] === revision;

const edit =
  (stream: string, revision: number, change: (record: RecordedEvent) => Partial<RecordedEvent>) =>
  (lines: Lines): Lines =>
    lines.map((line) => {
      const record = isEvent(line, stream, revision) ? recordOf(line) : null;
      return record ? { ...line, stored: { ...record, ...change(record) } } : line;
    });
const without =
  (isGone: (line: Line) => boolean) =>
  (lines: Lines): Lines =>
    lines.filter((line) => !isGone(line));
function withoutStreams(lines: Lines, streams: readonly string[]): Lines {
  const isGone = (line: Line): boolean =>
    streams.includes((line['stream'] as string | undefined) ?? recordOf(line)?.streamId ?? '');
  const remaining = lines.filter((line) => !isGone(line));
  const events = remaining.filter(({ kind }) => kind === 'event').length;
  const named = (all: unknown): string[] => (all as string[]).filter((stream) => !streams.includes(stream));
  return remaining.map((line) => (line.kind === 'head' ? { ...line, events, streams: named(line['streams']) } : line));
}
const editSeal =
  (change: (seal: Seal) => Partial<Seal>) =>
  (lines: Lines): Lines =>
    lines.map((line) => (line.kind === 'seal' ? { ...line, ...change(line as unknown as Seal) } : line));

async function rehash(lines: Lines, stream: string): Promise<Lines> {
  let previousHash: string | null = null;
  const rehashed: Line[] = [];
  for (const line of lines) {
    const record = recordOf(line);
    if (record?.streamId !== stream) rehashed.push(line);
    else {
      const { hash: _, dataHash: _data, ...metadata } = record.metadata as unknown as StoredMetadata;
      const chained = await chain(record, { ...metadata, previousHash });
      previousHash = chained.metadata.hash;
      rehashed.push({ ...line, stored: { ...record, metadata: JSON.parse(chained.written.metadata) as Json } });
    }
  }
  return rehashed;
}

const otherQuantity = ({ data }: RecordedEvent) => ({
  data: JSON.parse(JSON.stringify(data).replaceAll('"quantity":12', '"quantity":1200')) as Json,
});
const foreignKey = createTestKey();

const afterSeals = '2099-01-01T00:00:00.000000Z';
const isEndOf = (line: Line, stream: string): boolean => line.kind === 'stream_end' && line['stream'] === stream;

const withoutProofs = (lines: Lines, stream: string): Lines =>
  without((line) => isEndOf(line, stream) || (line.kind === 'proof' && line['stream'] === stream))(lines);

const storedLater = (lines: Lines, stream: string): Lines =>
  lines.map((line) => {
    const record = recordOf(line);
    return record?.streamId === stream ? { ...line, stored: { ...record, recordedAt: afterSeals } } : line;
  });

export async function rewriteUnsealed(lines: Lines): Promise<Lines> {
  const rewritten = await rehash(edit(order, 0, otherQuantity)(lines), order);
  const hash = rewritten.flatMap((line) => (isEvent(line, order, 0) ? recordOf(line)?.metadata : [])) as unknown;
  const [{ hash: orderHash } = { hash: '' }] = hash as { hash: string }[];
  const relinked = edit(links, 0, ({ data }) => ({ data: { ...(data as object), hash: orderHash } as Json }))(
    rewritten,
  );
  const rechained = await rehash(relinked, links);
  return [order, links].reduce((done, stream) => storedLater(withoutProofs(done, stream), stream), rechained);
}

function sealAnew(lines: Lines, vouching: Partial<Seal> = {}): Lines {
  const [seal] = lines.filter(({ kind }) => kind === 'seal') as unknown as (Seal & { kind: string })[];
  if (!seal) return lines;
  const { signature: _, kind: _kind, ...body } = seal;
  const records = lines.flatMap((line) => recordOf(line) ?? []);
  const forged = records.map((record, index) => {
    const events = { root: leafHash(eventLeafJson(storedLeaf(record))).toString('hex'), count: 1 };
    const heads = { root: leafHash(headLeafJson(storedLeaf(record))).toString('hex'), count: 1 };
    const changes = {
      number: index + 1,
      events,
      heads,
      key: foreignKey.publicKey,
      earlierKeys: [],
      nextKey: null,
      ...vouching,
    };
    return signSeal({ ...body, ...changes }, foreignKey);
  });
  const proofs = records.map(({ streamId: stream, revision }, index) => {
    const proof = { stream, revision, seal: index + 1, index: 0, count: 1, path: [] };
    return { kind: 'proof', ...proof };
  });
  return [
    ...lines.filter(({ kind }) => kind !== 'seal' && kind !== 'proof'),
    ...forged.map((each) => ({ kind: 'seal', ...each })),
    ...proofs,
  ];
}

export const dossierTamperings: readonly DossierTampering[] = [
  {
    name: 'a quantity of an order',
    tamper: edit(order, 0, otherQuantity),
    names: [`${order}@0: the data are not what was stored`],
  },
  {
    name: 'a quantity of an order with its chain computed again',
    tamper: (lines) => rehash(edit(order, 0, otherQuantity)(lines), order),
    names: [`${order}@0: is not what seal 1 covers`, `${order}@2: is not what seal 1 covers`],
  },
  {
    name: 'the actor of an event',
    tamper: edit(order, 1, ({ metadata }) => ({ metadata: { ...(metadata as object), actorId: '99' } as Json })),
    names: [`${order}@1: who, when, type or place is not what was stored`],
  },
  {
    name: 'the type of an event',
    tamper: edit(delivery, 1, () => ({ type: 'DeliveryExpected' })),
    names: [`${delivery}@1: who, when, type or place`],
  },
  {
    name: 'the store’s time of an event',
    tamper: edit(order, 2, () => ({ recordedAt: '2026-03-01T08:00:00.000Z' })),
    names: [`${order}@2: is not what seal 1 covers`],
  },
  {
    name: 'the id of an event',
    tamper: (lines) => rehash(edit(delivery, 0, () => ({ id: randomUUID() }))(lines), delivery),
    names: [`${delivery}@0: is not what seal 4 covers`],
  },
  {
    name: 'an event left out',
    tamper: without((line) => isEvent(line, order, 1)),
    names: [`${order}@1: is missing`],
  },
  {
    name: 'an event left out with its proof',
    tamper: without((line) => isEvent(line, order, 1) || isProof(line, order, 1)),
    names: [`${order}@1: is missing`],
  },
  {
    name: 'the end of an order cut off with its proof',
    tamper: without((line) => isEvent(line, order, 2) || isProof(line, order, 2)),
    names: [`${order}@2: is missing at the end`],
  },
  {
    name: 'the end of an order cut off with its proof and the proof of the end',
    tamper: without(
      (line) =>
        isEvent(line, order, 2) || isProof(line, order, 2) || (line.kind === 'stream_end' && line['stream'] === order),
    ),
    names: [`${order}: its end has no proof`],
  },
  {
    name: 'a whole basket left out',
    tamper: without(
      (line) =>
        JSON.stringify(line).includes('"stream":"basket-') || recordOf(line)?.streamId.startsWith('basket-') === true,
    ),
    names: ['basket-', 'is missing'],
  },
  {
    name: 'a delivery left out, also in the head and its count',
    tamper: (lines) => withoutStreams(lines, [delivery]),
    names: [`${delivery}: is missing`],
  },
  {
    name: 'a delivery and all links left out, also in the head and its count',
    tamper: (lines) => withoutStreams(lines, [delivery, links]),
    names: [`${links}: is missing`],
  },
  {
    name: 'all links left out, also in the head',
    tamper: (lines) => withoutStreams(lines, [links]),
    names: [`${links}: is missing`],
  },
  {
    name: 'all links left out, also in the head, and the proof of the placed order',
    tamper: (lines) => withoutStreams(lines, [links]).filter((line) => !isProof(line, order, 0)),
    names: [`${order}@0: has no proof`],
  },
  {
    name: 'an event twice',
    tamper: (lines) => lines.flatMap((line) => (isEvent(line, order, 1) ? [line, line] : [line])),
    names: [`${order}@1: is there twice`],
  },
  {
    name: 'two events with exchanged revisions',
    tamper: (lines) =>
      lines.map((line) => {
        const record = recordOf(line);
        if (record?.streamId !== order || record.revision === 0) return line;
        return { ...line, stored: { ...record, revision: 3 - record.revision } };
      }),
    names: [`${order}@1: who, when, type or place`, `${order}@2: who, when, type or place`],
  },
  {
    name: 'an event moved to another order',
    tamper: edit(order, 2, () => ({ streamId: 'order-4402119' })),
    names: [`order-4402119@2`, `${order}@2: is missing`],
  },
  {
    name: 'the proof of an event left out',
    tamper: without((line) => isProof(line, order, 1)),
    names: [`${order}@1: has no proof`],
  },
  {
    name: 'the proofs of two events exchanged',
    tamper: (lines) =>
      lines.map((line) => {
        if (line.kind !== 'proof' || line['stream'] !== order || line['revision'] === 0) return line;
        return { ...line, revision: 3 - (line['revision'] as number) };
      }),
    names: [`${order}@1: is not what seal 1 covers`],
  },
  {
    name: 'a step of a proof',
    tamper: (lines) => lines.map((line) => (isProof(line, delivery, 0) ? { ...line, path: ['00'.repeat(32)] } : line)),
    names: [`${delivery}@0: is not what seal 4 covers`],
  },
  {
    name: 'the root in a seal',
    tamper: editSeal(({ events }) => ({ events: { ...events, root: '00'.repeat(32) } })),
    names: ['seal 1: its signature is wrong', `${order}@0: seal 1 is not signed by the key`],
  },
  {
    name: 'the time of a seal',
    tamper: editSeal(() => ({ at: '2026-01-01T00:00:00.000Z' })),
    names: ['seal 4: its signature is wrong'],
  },
  {
    name: 'the seal of an event left out',
    tamper: without((line) => line.kind === 'seal' && line['number'] === 1),
    names: [`${order}@0: seal 1 is missing`],
  },
  {
    name: 'the last seal left out',
    tamper: without((line) => line.kind === 'seal' && line['number'] === 4),
    names: [`${delivery}@0: seal 4 is missing`, `${order}: its end is not proven by the last seal`],
  },
  {
    name: 'the proof of an end for another revision',
    tamper: (lines) =>
      without((line) => isEvent(line, order, 2) || isProof(line, order, 2))(lines).map((line) =>
        line.kind === 'stream_end' && line['stream'] === order ? { ...line, revision: 1 } : line,
      ),
    names: [`${order}: its end is not what seal 4 covers`],
  },
  {
    name: 'everything sealed again with another key',
    tamper: async (lines) => sealAnew(await rehash(edit(order, 0, otherQuantity)(lines), order)),
    names: ['the key does not vouch for it', `${order}@0: seal`],
  },
  {
    name: 'everything sealed again with another key that names the trusted key',
    tamper: async (lines) => {
      const trusted = lines.findLast(({ kind }) => kind === 'seal')?.['key'] as string;
      const vouching = { nextKey: trusted, earlierKeys: [{ key: trusted, lastNumber: 999 }] };
      return sealAnew(await rehash(edit(order, 0, otherQuantity)(lines), order), vouching);
    },
    names: ['the key does not vouch for it', `${order}@0: seal`],
  },
  {
    name: 'a quantity of an order with its chain computed again, without the proofs of the order',
    tamper: async (lines) => withoutProofs(await rehash(edit(order, 0, otherQuantity)(lines), order), order),
    names: [`${order}@0: has no proof`, `${order}@0: is another event than ${links}@0 names`],
  },
  {
    name: 'the same, stored after the last seal',
    tamper: async (lines) =>
      storedLater(withoutProofs(await rehash(edit(order, 0, otherQuantity)(lines), order), order), order),
    names: [`${order}@0: is another event than ${links}@0 names`],
  },
  {
    name: 'the proof of an event left out, with the proof of the end and a later time of the store',
    tamper: (lines) =>
      without((line) => isProof(line, order, 1) || isEndOf(line, order))(
        edit(order, 1, () => ({ recordedAt: afterSeals }))(lines),
      ),
    names: [`${order}@1: has no proof`],
  },
  {
    name: 'the dossier of another order under this number',
    tamper: (lines) => lines.map((line) => (line.kind === 'head' ? { ...line, order_number: '4402119' } : line)),
    names: ['order-4402119: is missing'],
  },
  {
    name: 'a line of an unknown kind',
    tamper: (lines) => [...lines, { kind: 'unknown' }],
    names: ['is of an unknown kind'],
  },
];

export const linesIn = (dossier: string): Lines =>
  dossier
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
export const dossierOf = (lines: Lines): string => lines.map((line) => `${canonicalJson(line)}\n`).join('');
