import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { PersonKeys } from '../codec/personKeys.ts';
import { personsIn } from '../codec/personsIn.ts';
import { openBox, sealBox } from '../codec/sealedBox.ts';
import type { EventStore, RecordedEvent } from '../eventStore/port.ts';
import type { Fold } from './fold.ts';
import { listCommands, type SeenCommand } from './seenCommands.ts';
import { dueAfter, type Snapshots } from './snapshots.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, type RowOf } from '../postgres/columns.ts';
import { snapshotsTable } from '../tables.ts';

const columns = {
  ...columnsOf(snapshotsTable, 'state_version', 'revision', 'last_hash', 'persons'),
  content: 'bytea not null',
} as const;
type Row = RowOf<typeof columns>;
type Content = { readonly state: unknown; readonly commands: readonly (readonly [string, SeenCommand])[] };

/** They may hold words of events without a seal. */
export async function dropSnapshots(pool: pg.Pool): Promise<void> {
  await pool.query('delete from platform.snapshots');
}

/** Snapshots are encrypted with the keys of all persons in the stream, so erasing one person makes them unreadable. */
export function createPostgresSnapshots(options: {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly keys: PersonKeys;
  readonly onError?: (error: unknown) => void;
}): Snapshots {
  const { pool, store, keys } = options;
  const onError = options.onError ?? (() => undefined);
  const lastSnapshots = new LRUCache<string, { readonly revision: number; readonly persons: readonly string[] }>({
    max: 20_000,
  });
  const underWay = new Set<string>();

  const read: Snapshots['load'] = async (aggregate, streamId) => {
    const rows = await findRows(pool, columns, {
      name: 'snapshot',
      text: `select state_version, revision, last_hash, persons, content from platform.snapshots
        where stream_id = $1 and category = $2`,
      values: [streamId, aggregate.category],
    });
    const row = rows[0];
    if (!row || row.state_version !== aggregate.stateVersion) return null;
    const key = await sealingKey(keys, row.persons);
    if (!key) return null;
    const { state, commands } = JSON.parse(
      new TextDecoder().decode(openBox(row.content, key, placeOf(streamId, row))),
    ) as Content;
    lastSnapshots.set(streamId, { revision: row.revision, persons: row.persons });
    return { state: state as never, revision: row.revision, lastHash: row.last_hash, commands: new Map(commands) };
  };

  const save = async (
    { category, stateVersion }: { readonly category: string; readonly stateVersion: number },
    streamId: string,
    fold: Fold<unknown>,
    last: readonly Pick<RecordedEvent, 'data'>[],
  ): Promise<void> => {
    const { revision, lastHash } = fold;
    if (revision === null || lastHash === null) return;
    const before = lastSnapshots.get(streamId) ?? { revision: -1, persons: [] };
    const count = revision - before.revision;
    const since =
      last.length >= count ? last.slice(-count) : await store.readStream(streamId, before.revision + 1, count);
    const persons = [...new Set([...before.persons, ...personsIn(since)])].toSorted();
    lastSnapshots.set(streamId, { revision, persons });
    const key = await sealingKey(keys, persons);
    if (!key) return;
    const row = { state_version: stateVersion, revision };
    const content: Content = { state: fold.state, commands: listCommands(fold.commands, revision) };
    const sealed = sealBox(Buffer.from(JSON.stringify(content)), key, placeOf(streamId, row));
    await pool.query({
      name: 'snapshot_keep',
      text: `insert into platform.snapshots (stream_id, category, state_version, revision, last_hash, persons, content)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (stream_id, category) do update set state_version = excluded.state_version,
          revision = excluded.revision, last_hash = excluded.last_hash, persons = excluded.persons,
          content = excluded.content, taken_at = now()`,
      values: [streamId, category, stateVersion, revision, lastHash, persons, sealed],
    });
  };

  return {
    // Unreadable snapshots are only logged.
    load: (aggregate, streamId) =>
      read(aggregate, streamId).catch((error: unknown) => {
        onError(error);
        return null;
      }),
    consider: (aggregate, streamId, fold, last = []) => {
      const snapshotRevision = lastSnapshots.get(streamId)?.revision ?? 0;
      if (fold.revision === null || fold.revision - snapshotRevision < dueAfter(last.length) || underWay.has(streamId))
        return;
      underWay.add(streamId);
      save(aggregate, streamId, fold, last)
        .catch(onError)
        .finally(() => underWay.delete(streamId));
    },
    forget: (streamId) => void lastSnapshots.delete(streamId),
  };
}

const placeOf = (streamId: string, row: Pick<Row, 'state_version' | 'revision'>): string =>
  `${streamId}\n${row.state_version}\n${row.revision}`;

/** Null after a person was erased. */
async function sealingKey(keys: PersonKeys, persons: readonly string[]): Promise<Uint8Array | null> {
  const keysByPerson = await keys.find(persons);
  const mixed = createHash('sha256').update('snapshot');
  for (const person of persons) {
    const key = keysByPerson.get(person);
    if (!key) return null;
    mixed.update(key);
  }
  return mixed.digest();
}
