import { randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { writeRows } from '../changes/writeRows.ts';
import type { KeyScope } from '@talloor/rules/erp/keyScopes.ts';
import { hashSecret } from './findApiKey.ts';

export type CreatedApiKey = { readonly id: string; readonly secret: string };

/** Only the hash is stored; the secret is returned once. */
export async function createApiKey(
  pool: Pick<Pool, 'connect'>,
  key: { readonly name: string; readonly subjects: readonly KeyScope[] },
  changedBy: ChangedBy,
): Promise<CreatedApiKey> {
  const id = randomUUID();
  const secret = `tk_${randomBytes(32).toString('base64url')}`;
  const row = {
    key_id: id,
    name: key.name,
    secret_hash: hashSecret(secret).toString('hex'),
    subjects: [...new Set(key.subjects)],
    created_at: changedBy.at.toISOString(),
    created_by: changedBy.by,
  };
  await changeCatalogue(
    pool,
    async (client) => void (await writeRows(client, 'api_keys', ['key_id'], [row], changedBy, ['secret_hash'])),
    false,
  );
  return { id, secret };
}
