import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import type { PersonKeys } from './personKeys.ts';
import { openBox, sealBox } from './sealedBox.ts';
import { findRows } from '../postgres/findRows.ts';
import { columnsOf, type RowOf } from '../postgres/columns.ts';
import { personKeysTable } from '../tables.ts';

const columns = { ...columnsOf(personKeysTable, 'person_id', 'master_key_id'), wrapped_key: 'bytea' } as const;
type Row = RowOf<typeof columns>;

export class WrongMasterKey extends Error {
  override readonly name = 'WrongMasterKey';
}

const idOf = (masterKey: Uint8Array): string => createHash('sha256').update(masterKey).digest('hex').slice(0, 16);

/**
 * With another key nobody could log in, and audits would fail.
 * @throws WrongMasterKey
 */
export async function checkMasterKey(pool: Pick<pg.ClientBase, 'query'>, masterKey: Uint8Array): Promise<void> {
  const text = 'select 1 from platform.person_keys where wrapped_key is not null and master_key_id <> $1 limit 1';
  if ((await pool.query(text, [idOf(masterKey)])).rowCount === 0) return;
  throw new WrongMasterKey(
    "The tenant's personal data were sealed under another master key: set MASTER_KEY to that one, or start with the DATA_DIR whose secrets.json holds it.",
  );
}

/** Time until other processes notice an erasure. */
export const keysKeptMs = 60_000;
const erased = Symbol('erased');

/**
 * Sealed by the master key and bound to their person.
 * @param options.masterKey 32 bytes
 */
export function createPostgresPersonKeys(options: {
  readonly pool: pg.Pool;
  readonly masterKey: Uint8Array;
  /** Called for a person without a row: an older PostgreSQL was restored. */
  readonly onLostKey?: (personId: string) => void;
}): PersonKeys {
  const { pool, masterKey, onLostKey } = options;
  if (masterKey.length !== 32) throw new WrongMasterKey('a master key has 32 bytes');
  const masterKeyId = idOf(masterKey);
  const cache = new LRUCache<string, Uint8Array | typeof erased>({ max: 20_000, ttl: keysKeptMs });

  const remember = (row: Row): Uint8Array | null => {
    if (row.wrapped_key && row.master_key_id !== masterKeyId)
      throw new WrongMasterKey(`person keys are wrapped by master key ${row.master_key_id}, not ${masterKeyId}`);
    const key = row.wrapped_key && openBox(row.wrapped_key, masterKey, row.person_id);
    cache.set(row.person_id, key ?? erased);
    return key;
  };
  const select = async (personIds: readonly string[]): Promise<Row[]> => {
    const text = 'select person_id, wrapped_key, master_key_id from platform.person_keys where person_id = any($1)';
    return await findRows(pool, columns, { name: 'person_keys', text, values: [personIds] });
  };

  return {
    obtain: async (personId) => {
      const cached = cache.get(personId);
      if (cached !== undefined) return cached === erased ? null : cached;
      const [existingRow] = await select([personId]);
      if (existingRow) return remember(existingRow);
      const insert = `insert into platform.person_keys (person_id, wrapped_key, master_key_id) values ($1, $2, $3)
        on conflict (person_id) do nothing`;
      await pool.query(insert, [personId, sealBox(randomBytes(32), masterKey, personId), masterKeyId]);
      const [storedRow] = await select([personId]);
      return storedRow ? remember(storedRow) : null;
    },

    find: async (personIds) => {
      const keysByPerson = new Map<string, Uint8Array>();
      const missing: string[] = [];
      for (const personId of personIds) {
        const cached = cache.get(personId);
        if (cached === undefined) missing.push(personId);
        else if (cached !== erased) keysByPerson.set(personId, cached);
      }
      if (missing.length === 0) return keysByPerson;
      const lost = new Set(missing);
      for (const row of await select(missing)) {
        lost.delete(row.person_id);
        const key = remember(row);
        if (key) keysByPerson.set(row.person_id, key);
      }
      for (const personId of lost) onLostKey?.(personId);
      return keysByPerson;
    },

    findErased: async (personIds) => {
      const ids = [...personIds];
      const unread = ids.filter((personId) => !cache.has(personId));
      if (unread.length > 0) for (const row of await select(unread)) remember(row);
      return new Set(ids.filter((personId) => cache.get(personId) === erased));
    },

    erasePerson: async (personId) => {
      await pool.query(
        `insert into platform.person_keys (person_id, wrapped_key, master_key_id, erased_at) values ($1, null, $2, now())
          on conflict (person_id) do update set wrapped_key = null, erased_at = coalesce(person_keys.erased_at, now())`,
        [personId, masterKeyId],
      );
      cache.set(personId, erased);
    },
  };
}
