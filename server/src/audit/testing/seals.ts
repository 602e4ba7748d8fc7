import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '@talloor/platform/eventStore/port.ts';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { openSealingKeyFile } from '@talloor/platform/seals/sealingKeys.ts';
import { type Seal, sealHash, signSeal } from '@talloor/platform/seals/seal.ts';
import { sealFileName } from '@talloor/platform/seals/archives/archive.ts';
import { createTestKey } from '@talloor/platform/seals/testing/createTestKey.ts';
import { rehashChains, type StoredEvent } from './storedEvent.ts';
import { type SealedHistory, sealedOrders } from './startSealedHistory.ts';

export type SealTampering = {
  readonly name: string;
  readonly tamper: (history: SealedHistory) => Promise<unknown>;
  readonly names: readonly string[];
};

const [first, second] = sealedOrders;
const order = `order-${first}`;
const foreignKey = createTestKey();

type Events = readonly StoredEvent[];
type Change = (events: Events, history: SealedHistory) => Events | Promise<Events>;

const store =
  (change: Change): SealTampering['tamper'] =>
  async (history) =>
    history.write(await change(await history.read(), history));

const at = (stream: string, revision: number, change: (event: StoredEvent) => Partial<StoredEvent>) =>
  store((events) => events.map((event) => (isAt(event, stream, revision) ? { ...event, ...change(event) } : event)));

const isAt = (event: StoredEvent, stream: string, revision: number): boolean =>
  event.streamId === stream && event.revision === revision;

const rehashed = (tamper: SealTampering['tamper']) => async (history: SealedHistory) => {
  await tamper(history);
  await store(rehashChains)(history);
};

const otherQuantity = ({ data }: StoredEvent) => ({
  data: JSON.parse(JSON.stringify(data).replaceAll('"quantity":12', '"quantity":1200')) as Json,
});
const otherActor = ({ metadata }: StoredEvent) => ({ metadata: { ...(metadata as object), actorId: '99' } as Json });

const insertAfter =
  (stream: string, revision: number, inserted: (after: StoredEvent) => Partial<StoredEvent>): Change =>
  (events, { isGapless }) => {
    const place = events.findIndex((event) => isAt(event, stream, revision));
    const [before, later] = [events.slice(0, place + 1), events.slice(place + 1)];
    const [event] = before.slice(-1);
    if (!event) return events;
    const added = { ...event, id: randomUUID(), position: event.position + 1n, ...inserted(event) };
    return [...before, added, ...later.map((each) => (isGapless ? { ...each, position: each.position + 1n } : each))];
  };

const without =
  (isGone: (event: StoredEvent) => boolean): Change =>
  (events) =>
    events.filter((event) => !isGone(event));

const sql =
  (text: string): SealTampering['tamper'] =>
  ({ pool }) =>
    pool.query(text);

const fileOf = ({ folder }: SealedHistory, number: number): string => join(folder, sealFileName(number));
const editCopy =
  (number: number, edit: (text: string) => string): SealTampering['tamper'] =>
  async (history) => {
    const file = fileOf(history, number);
    await writeFile(file, edit(await readFile(file, 'utf8')));
  };

const rewriteSeals =
  (change: (seals: readonly Seal[]) => readonly Seal[]): SealTampering['tamper'] =>
  async (history) => {
    const events = await history.read();
    const stored = events.filter(({ streamId }) => streamId === 'seals').map(({ data }) => data as unknown as Seal);
    const seals = change(stored);
    await history.write(
      await rehashChains(
        events.map((event) => {
          const seal = event.streamId === 'seals' ? seals[event.revision] : undefined;
          return seal ? { ...event, data: seal as unknown as Json } : event;
        }),
      ),
    );
    for (const seal of seals)
      await editCopy(seal.number, (text) => {
        const leaves = text.slice(text.indexOf('\n'));
        return `${JSON.stringify({ kind: 'seal', ...seal })}${leaves}`;
      })(history);
  };

function resign(seal: Seal, changes: Partial<Seal>): Seal {
  const { signature: _, ...body } = { ...seal, ...changes, key: foreignKey.publicKey };
  return signSeal(body, foreignKey);
}

async function sealAnew(history: SealedHistory, nextKey: string | null): Promise<void> {
  await store(without(({ streamId }) => streamId === 'seals'))(history);
  for (const table of ['sealing', 'sealed_heads', 'seal_copies'])
    await history.pool.query(`delete from platform.${table}`);
  await rm(history.folder, { recursive: true });
  const keys = openSealingKeyFile(join(history.folder, '..', 'foreign.pem'));
  await sealHistory({ ...history.side, keys }, nextKey === null ? {} : { nextKey });
  await copySeals(history.side);
}

const eventTamperings: readonly SealTampering[] = [
  {
    name: 'a quantity of an order',
    tamper: at(order, 0, otherQuantity),
    names: [`gebeurtenis ${order}@0 (bestelling ${first})`, 'niet meer wat verzegeld werd'],
  },
  {
    name: 'a quantity of an order, and all chains computed again',
    tamper: rehashed(at(order, 0, otherQuantity)),
    names: [
      `Zegel 1: gebeurtenis ${order}@0 (bestelling ${first})`,
      `gebeurtenis ${order}@1 (bestelling ${first})`,
      `gebeurtenis ${order}@2 (bestelling ${first})`,
    ],
  },
  {
    name: 'the last event of an order, and its chain computed again',
    tamper: rehashed(at(`order-${second}`, 2, ({ data }) => ({ data: { ...(data as object), recipientCount: 9 } }))),
    names: [`Zegel 2: gebeurtenis order-${second}@2 (bestelling ${second})`],
  },
  {
    name: 'who did it, and all chains computed again',
    tamper: rehashed(at(order, 1, otherActor)),
    names: [`gebeurtenis ${order}@1 (bestelling ${first})`],
  },
  {
    name: 'the type of an event',
    tamper: at(order, 1, () => ({ type: 'OrderClosed' })),
    names: [`gebeurtenis ${order}@1 (bestelling ${first})`],
  },
  {
    name: 'the id of an event',
    tamper: at(order, 1, () => ({ id: randomUUID() })),
    names: [`gebeurtenis ${order}@1 (bestelling ${first})`],
  },
  {
    name: 'the store’s time of an event',
    tamper: at(order, 2, ({ recordedAt }) => ({ recordedAt: recordedAt - 3_600_000_000n })),
    names: [`gebeurtenis ${order}@2 (bestelling ${first})`, 'tijdstip van de opslag'],
  },
  {
    name: 'the end of an order cut off',
    tamper: store(without((event) => isAt(event, order, 2))),
    names: [`gebeurtenis ${order}@2`, 'weggehaald'],
  },
  {
    name: 'an event in the middle cut out, and all chains computed again',
    tamper: rehashed(
      store((events) =>
        events
          .filter((event) => !isAt(event, order, 1))
          .map((event) =>
            event.streamId === order && event.revision > 1 ? { ...event, revision: event.revision - 1 } : event,
          ),
      ),
    ),
    names: [`gebeurtenis ${order}@1 (bestelling ${first})`, `gebeurtenis ${order}@2`],
  },
  {
    name: 'a whole order deleted',
    tamper: store(without(({ streamId }) => streamId === order)),
    names: [0, 1, 2].map(
      (revision) => `gebeurtenis ${order}@${revision} (bestelling ${first}). De gebeurtenis is weggehaald`,
    ),
  },
  {
    name: 'an event inserted at the end of an order, with a valid chain',
    tamper: rehashed(store(insertAfter(order, 2, () => ({ revision: 3 })))),
    names: [`gebeurtenis ${order}@3 (bestelling ${first})`, 'ingevoegd'],
  },
  {
    name: 'a whole stream inserted',
    tamper: rehashed(store(insertAfter(order, 0, () => ({ streamId: 'order-77', revision: 0 })))),
    names: ['gebeurtenis order-77@0', 'ingevoegd'],
  },
  {
    name: 'two events exchanged in the global order',
    tamper: store((events) => {
      const place = events.findIndex((event) => isAt(event, order, 0));
      const [a, b] = [events[place - 1], events[place]];
      const swapped = events.map((event) => {
        if (event === a) return { ...event, position: b?.position ?? event.position };
        return event === b ? { ...event, position: a?.position ?? event.position } : event;
      });
      return swapped.toSorted((x, y) => Number(x.position - y.position));
    }),
    names: [`gebeurtenis ${order}@`, 'andere plaats in de volgorde'],
  },
  {
    name: 'an event moved behind the last seal',
    tamper: store((events) => {
      const end = (events.at(-1)?.position ?? 0n) + 1n;
      const moved = events.map((event) => (isAt(event, order, 2) ? { ...event, position: end } : event));
      return moved.toSorted((x, y) => Number(x.position - y.position));
    }),
    names: [`gebeurtenis ${order}@2 (bestelling ${first})`, 'andere plaats in de volgorde'],
  },
  {
    name: 'two orders with their contents exchanged, and all chains computed again',
    tamper: rehashed(
      store((events) =>
        events.map((event) => {
          const other = { [order]: `order-${second}`, [`order-${second}`]: order }[event.streamId];
          return other === undefined ? event : { ...event, streamId: other };
        }),
      ),
    ),
    names: [`gebeurtenis ${order}@0`, `gebeurtenis order-${second}@0`],
  },
  {
    name: 'the last seal deleted in the store',
    tamper: store(without((event) => isAt(event, 'seals', 3))),
    names: ['Zegel 4: Het zegel staat niet meer in de geschiedenis'],
  },
  {
    name: 'all seals deleted in the store',
    tamper: store(without(({ streamId }) => streamId === 'seals')),
    names: [1, 2, 3, 4].map((number) => `Zegel ${number}: Het zegel staat niet meer in de geschiedenis`),
  },
  {
    name: 'a seal in the store',
    tamper: rehashed(at('seals', 1, ({ data }) => ({ data: { ...(data as object), at: '2026-01-01T00:00:00.000Z' } }))),
    names: ['Zegel 2: In de geschiedenis staat een ander zegel'],
  },
  {
    name: 'an order in the store and its leaf in the copy',
    tamper: async (history) => {
      await at(order, 2, ({ recordedAt }) => ({ recordedAt: recordedAt - 1_000_000n }))(history);
      await editCopy(1, (text) => text.replace(new RegExp(`\\["event","${order}",2,.*\\n`), ''))(history);
    },
    names: ['Zegel 1: De lijst in de kopie is niet die van het zegel', `gebeurtenis ${order}@2 (bestelling ${first})`],
  },
  {
    name: 'the last seal signed again with another key, in store and copy',
    tamper: rewriteSeals((seals) => seals.map((seal) => (seal.number === 4 ? resign(seal, {}) : seal))),
    names: ['Zegel 4: Het zegel is gezet met een sleutel die geen vorig zegel noemt'],
  },
  {
    name: 'all seals signed again with another key, in store and copies',
    tamper: rewriteSeals((seals) =>
      seals.reduce<readonly Seal[]>((done, seal) => {
        const last = done.at(-1);
        return [...done, resign(seal, { previous: last ? sealHash(last) : null, nextKey: null, earlierKeys: [] })];
      }, []),
    ),
    names: ['Zegel 4: De vertrouwde sleutel bewijst dit zegel niet'],
  },
  {
    name: 'a history sealed anew with another key, whose last seal names the trusted key as the next one',
    tamper: async (history) => {
      const { publicKey } = await history.side.keys.existing();
      await rehashed(at(order, 0, otherQuantity))(history);
      await sealAnew(history, publicKey);
    },
    names: ['Zegel 1: De vertrouwde sleutel bewijst dit zegel niet'],
  },
  {
    name: 'a history sealed anew with another key, without any word of the trusted key',
    tamper: (history) => sealAnew(history, null),
    names: ['Zegel 1: De vertrouwde sleutel bewijst dit zegel niet'],
  },
];

/** Of change rows and copies. */
export const tamperingsOutside: readonly SealTampering[] = [
  {
    name: 'a change row',
    tamper: sql(
      `update catalogue.changes set after = jsonb_set(after, '{city_fr}', '"Gand"') where after ->> 'city_fr' = 'Gand 2'`,
    ),
    names: ['wijziging', 'postal_codes 9000/Gent', 'niet meer wat verzegeld werd'],
  },
  {
    name: 'the author of a change row',
    tamper: sql(`update catalogue.changes set changed_by = '1' where after ->> 'city_fr' = 'Gand 4'`),
    names: ['Zegel 2: wijziging', 'postal_codes 9000/Gent'],
  },
  {
    name: 'the time of a change row',
    tamper: sql(
      `update catalogue.changes set changed_at = changed_at - interval '1 microsecond' where after ->> 'city_fr' = 'Gand 1'`,
    ),
    names: ['Zegel 1: wijziging', 'postal_codes 9000/Gent'],
  },
  {
    name: 'the name of a customer in a change row',
    tamper: sql(`update catalogue.changes set after = after || '{"name": "Z. Claes"}' where subject = 'customers'`),
    names: ['customers 204118', 'niet meer wat verzegeld werd'],
  },
  {
    name: 'a deleted change row',
    tamper: sql(`delete from catalogue.changes where after ->> 'city_fr' = 'Gand 3'`),
    names: ['Zegel 1: wijziging', 'weggehaald'],
  },
  {
    name: 'an inserted change row',
    tamper: sql(`insert into catalogue.changes (change_id, changed_at, changed_by, subject, subject_key, before, after)
      overriding system value select max(change_id) - 1, now(), '90', 'settings', 'other', null, '{}'
      from catalogue.changes where after ->> 'city_fr' = 'Gand 3'`),
    names: ['settings other', 'ingevoegd'],
  },
  {
    name: 'a missing copy',
    tamper: (history) => rm(fileOf(history, 2)),
    names: ['Zegel 2: De kopie buiten ontbreekt'],
  },
  {
    name: 'the missing copy of the last seal',
    tamper: (history) => rm(fileOf(history, 4)),
    names: ['Zegel 4: De kopie buiten ontbreekt'],
  },
  {
    name: 'the header of a copy',
    tamper: editCopy(1, (text) => text.replace('"nextKey":null', '"nextKey":""')),
    names: ['Zegel 1: De handtekening klopt niet'],
  },
  {
    name: 'the signature of a copy taken from another seal',
    tamper: async (history) => {
      const signatureIn = async (number: number) =>
        /"signature":"[^"]+"/.exec(await readFile(fileOf(history, number), 'utf8'))?.[0] ?? '';
      const [own, other] = [await signatureIn(1), await signatureIn(2)];
      await editCopy(1, (text) => text.replace(own, other))(history);
    },
    names: ['Zegel 1: De handtekening klopt niet'],
  },
  {
    name: 'a leaf in a copy',
    tamper: editCopy(2, (text) => text.replace(`order-${second}`, 'order-1')),
    names: ['Zegel 2: De lijst in de kopie is niet die van het zegel'],
  },
  {
    name: 'a cut copy',
    tamper: editCopy(2, (text) => text.split('\n').slice(0, -2).join('\n')),
    names: ['Zegel 2: De lijst in de kopie is niet die van het zegel'],
  },
  {
    name: 'a copy that is no seal',
    tamper: (history) => writeFile(fileOf(history, 3), '{}\n'),
    names: ['Zegel 3: Het bestand is geen zegel'],
  },
  {
    name: 'two copies with exchanged names',
    tamper: async (history) => {
      await rename(fileOf(history, 1), fileOf(history, 9));
      await rename(fileOf(history, 2), fileOf(history, 1));
      await rename(fileOf(history, 9), fileOf(history, 2));
    },
    names: ['Het nummer volgt niet op het vorige zegel'],
  },
  {
    name: 'a forged copy behind the last seal',
    tamper: async (history) => {
      const text = await readFile(fileOf(history, 4), 'utf8');
      const { kind: _, ...seal } = JSON.parse(text.slice(0, text.indexOf('\n'))) as Seal & { kind: string };
      const changes = { ...seal.changes, fromId: seal.changes.lastId, count: 0 };
      const forged = resign(seal, { number: 5, previous: sealHash(seal), from: seal.position, changes });
      await writeFile(fileOf(history, 5), `${JSON.stringify({ kind: 'seal', ...forged })}\n`);
    },
    names: ['Zegel 5: Het zegel is gezet met een sleutel', 'Zegel 5: Het zegel staat niet meer in de geschiedenis'],
  },
];

export const sealTamperings = [...eventTamperings, ...tamperingsOutside];
