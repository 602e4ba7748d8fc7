import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { writeRows } from '@talloor/catalogue/changes/writeRows.ts';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { rotateSealingKey } from '@talloor/command-api/seals/rotateSealingKey.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import type { SealSide } from '@talloor/command-api/seals/sealSide.ts';
import { stepMetadata } from '@talloor/command-api/commands/stepMetadata.ts';
import { allEvents } from '@talloor/events/allEvents.ts';
import { openFoundation } from '@talloor/platform/openFoundation.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { createFolderArchive } from '@talloor/platform/seals/archives/createFolderArchive.ts';
import { openSealingKeyFile, readPublicKey } from '@talloor/platform/seals/sealingKeys.ts';
import { auditSeals } from '@talloor/query-api/audit/auditSeals.ts';
import { writeOrderStory } from '@talloor/query-api/audit/testing/orderStory.ts';
import { type Adapter, openAuditedStore } from './auditedStore.ts';
import type { Rewriter } from './storedEvent.ts';

export type SealedHistory = Rewriter & {
  readonly pool: pg.Pool;
  readonly folder: string;
  readonly side: SealSide;
  readonly audit: (path?: string, key?: string) => Promise<{ readonly status: number; readonly output: string }>;
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const sealTables = ['sealing', 'sealed_heads', 'seal_copies'] as const;
export const sealedOrders = ['4402001', '4402002'] as const;

export async function startSealedHistory(adapter: Adapter): Promise<SealedHistory> {
  const root = await mkdtemp(join(tmpdir(), 'talloor-seals-'));
  const [folder, keyFile] = [join(root, 'seals'), join(root, 'key.pem')];
  const database = await createTestDatabase();
  const { eventStore, rewriterOf, stop } = await openAuditedStore(adapter);
  const masterKey = randomBytes(32);
  const settings = { name: 'seals', eventStore, masterKey, now: null, logLevel: 'silent', definitions: allEvents };
  const foundation = await openFoundation({ ...settings, databaseUrl: database.url });
  const { pool, store, codec } = foundation;
  const archives = [createFolderArchive(folder)];
  const side: SealSide = { ...foundation, keys: openSealingKeyFile(keyFile), archives };
  const append: Parameters<typeof writeOrderStory>[0]['append'] = async (stream, events) => {
    const existing = await store.readStream(stream);
    const last = existing.at(-1);
    const lastHash = (last?.metadata as { hash?: string } | undefined)?.hash ?? null;
    const metadata = stepMetadata(randomUUID(), stream, null, new Date());
    const named = events.map((event) => ({ id: randomUUID(), event }));
    const encoded = await codec.encode(stream, existing.length, lastHash, named, metadata);
    return (await store.append(stream, last?.revision ?? 'none', encoded.events)).position;
  };
  const change = (name: string) =>
    changeCatalogue(pool, async (client) => {
      const changedBy = { by: '90', at: new Date('2026-03-11T13:00:00Z') };
      const row = { postal: '9000', city_nl: 'Gent', city_fr: name };
      await writeRows(client, 'postal_codes', ['postal', 'city_nl'], [row], changedBy);
    });
  await writeOrderStory({ append }, { orderNumber: sealedOrders[0], basketId: randomUUID() });
  await change('Gand 1');
  await change('Gand 2');
  await pool.query(
    `insert into catalogue.changes (changed_at, changed_by, subject, subject_key, after)
     values ('2026-03-11', '90', 'customers', '204118', '{"name": "Y. Claes", "max_lines": 9}')`,
  );
  await pool.query(`select nextval(pg_get_serial_sequence('catalogue.changes', 'change_id'))`);
  await change('Gand 3');
  await sealHistory(side);
  await writeOrderStory({ append }, { orderNumber: sealedOrders[1], basketId: randomUUID() });
  await change('Gand 4');
  await sealHistory(side);
  await writeOrderStory({ append }, { orderNumber: '4402003', basketId: randomUUID() });
  await rotateSealingKey(side);
  const failures = await copySeals(side);
  if (failures.length > 0) throw failures[0];

  const rewriter = rewriterOf({ pool, store });
  const events = await rewriter.read();
  await pool.query('create table saved_changes as table catalogue.changes');
  for (const table of sealTables) await pool.query(`create table saved_${table} as table platform.${table}`);
  await cp(folder, `${folder}.saved`, { recursive: true });
  return {
    ...rewriter,
    pool,
    folder,
    side,
    audit: async (path = folder, key) => {
      const output: string[] = [];
      const print = (line: string) => void output.push(line);
      const trustedKey = key ?? (await readPublicKey(keyFile));
      const options = { databaseUrl: database.url, eventStore, masterKey, print, path, trustedKey, patienceMs: 0 };
      return { status: await auditSeals(options), output: output.join('\n') };
    },
    restore: async () => {
      await rewriter.write(events);
      await pool.query('delete from catalogue.changes');
      await pool.query('insert into catalogue.changes overriding system value select * from saved_changes');
      for (const table of sealTables) {
        await pool.query(`delete from platform.${table}`);
        await pool.query(`insert into platform.${table} select * from saved_${table}`);
      }
      await rm(folder, { recursive: true, force: true });
      await cp(`${folder}.saved`, folder, { recursive: true });
    },
    close: async () => {
      await foundation.close();
      await stop();
      await database.drop();
      await rm(root, { recursive: true });
    },
  };
}
