import { createHash, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import type { FindApiKey } from '@talloor/platform/http/handler.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { apiKeysTable } from '../tables.ts';

/** 256 random bits need no salt or slow hash. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Records the last use to the minute. */
export const createApiKeyFinder =
  (pool: Pick<Pool, 'query'>, clock: Clock): FindApiKey =>
  async (secret) => {
    const hash = hashSecret(secret);
    const rows = await findRows(
      pool,
      columns,
      `select key_id, name, secret_hash, subjects, last_used_at from catalogue.api_keys
       where secret_hash = $1 and revoked_at is null`,
      [hash.toString('hex')],
    );
    const [row] = rows;
    if (!row || !timingSafeEqual(Buffer.from(row.secret_hash, 'hex'), hash)) return null;
    const now = clock.now();
    if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= 60_000)
      await pool.query('update catalogue.api_keys set last_used_at = $2 where key_id = $1', [row.key_id, now]);
    return { id: row.key_id, name: row.name, scopes: row.subjects };
  };

const columns = columnsOf(apiKeysTable, 'key_id', 'name', 'secret_hash', 'subjects', 'last_used_at');
