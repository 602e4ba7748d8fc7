import type pg from 'pg';
import { eraseLogin } from '@talloor/command-api/operations/eraseLogin.ts';
import { eraseMails } from '@talloor/command-api/mail/eraseMails.ts';
import { eraseInvitations, markInvitationsOf } from '@talloor/command-api/operations/eraseInvitations.ts';
import { eraseDrafts } from '@talloor/command-api/operations/eraseDrafts.ts';
import { type Erasure, eraseKey } from '@talloor/platform/codec/erasures.ts';
import { createPostgresPersonKeys } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { dropSnapshots } from '@talloor/platform/aggregate/postgresSnapshots.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { eraseFilesOf } from '@talloor/platform/postgres/files.ts';
import { erasePersonalValues } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { dropRemainsOfRebuild } from '@talloor/platform/subscription/rebuiltTables.ts';
import { listReadModels } from '@talloor/platform/subscription/readModelUpkeep.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { eraseDocumentBundles } from '@talloor/query-api/documents/eraseDocumentBundles.ts';
import { eraseDownloads } from '@talloor/query-api/download/eraseDownloads.ts';
import { eraseReferences } from './eraseReferences.ts';

type ErasingTenant = {
  readonly pool: pg.Pool;
  readonly masterKey: Uint8Array;
  /** Mails as files (`DATA_DIR/mail`). */
  readonly mailFolder: string;
  /** Resolves when no process can write the person's data any more (`lastWriteAfterMs`). */
  readonly lastWrite: () => Promise<void>;
  readonly print: (line: string) => void;
};

/**
 * Erases key, login, and values in reference data, read models and files. Repeatable, required after interruptions and
 * restores.
 * @returns whether nothing remains; null for an unknown id
 */
export async function erasePerson(
  { pool, masterKey, mailFolder, lastWrite, print }: ErasingTenant,
  { personId, ...decision }: Pick<Erasure, 'personId' | 'by' | 'reason'>,
): Promise<boolean | null> {
  const keys = createPostgresPersonKeys({ pool, masterKey });
  const finishes: (() => Promise<void>)[] = [];
  const erasure = await eraseKey(pool, keys, personId, decision);
  if (erasure === null) return null;
  const { erasedBefore, finish } = erasure;
  const invitations = await markInvitationsOf(pool, personId);
  for (const invitation of invitations) {
    const sealed = await eraseKey(pool, keys, invitation, decision);
    if (sealed) finishes.push(sealed.finish);
  }
  print(
    erasedBefore
      ? `key: erased before, on ${erasedBefore.toISOString()}`
      : 'key: erased, no event opens for them any more',
  );
  if (invitations.length > 0) print(`invitations: keys of ${invitations.length} erased`);
  const sign = createSigner(masterKey);
  const references = { pool, sign, personId, by: decision.by };
  for (const line of await eraseReferences(references)) print(line);
  await eraseDrafts(pool, sign, personId);
  print((await eraseLogin(pool, personId)) ? 'login: taken away, sessions ended' : 'login: there is none');
  await lastWrite();
  // A concurrent login may have succeeded meanwhile.
  await eraseLogin(pool, personId);
  for (const line of await eraseReferences(references)) print(line);
  let mails = 0;
  for (const id of [personId, ...invitations]) mails += await eraseMails(mailFolder, id);
  if (mails > 0) print(`files of mails: ${mails} deleted`);
  const downloads = await eraseDownloads(pool, personId);
  if (downloads > 0) print(`files to download: ${downloads} deleted`);
  const bundles = await eraseDocumentBundles(pool, personId);
  if (bundles > 0) print(`files of documents: ${bundles} deleted`);
  const files = await eraseFilesOf(pool, personId);
  if (files > 0) print(`files that they sent: ${files} deleted`);
  await dropSnapshots(pool);
  await dropRemainsOfRebuild(pool);
  const erased = [];
  for (const id of [personId, ...invitations]) erased.push(...(await erasePersonalValues(pool, allProjectors, id)));
  for (const { table, rows } of erased) print(`${table}: blanked in ${rows} ${rows === 1 ? 'row' : 'rows'}`);
  if (erased.length === 0) print('read models: nothing of them was left');
  const { old } = await listReadModels(pool, allProjectors);
  if (old.tables.length > 0) {
    print(`not erased, tables of earlier versions: ${old.tables.join(', ')}`);
    print('drop them (npm run read-models -- drop-old) and erase again');
    return false;
  }
  await eraseInvitations(pool, personId);
  for (const finishErasure of [finish, ...finishes]) await finishErasure();
  return true;
}
