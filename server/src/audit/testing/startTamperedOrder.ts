import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copySeals } from '@talloor/command-api/seals/copySeals.ts';
import { sealHistory } from '@talloor/command-api/seals/sealHistory.ts';
import { createSigner } from '@talloor/platform/createSigner.ts';
import { createFolderArchive } from '@talloor/platform/seals/archives/createFolderArchive.ts';
import { openSealingKeyFile, readPublicKey } from '@talloor/platform/seals/sealingKeys.ts';
import { auditOrder } from '@talloor/query-api/audit/auditOrder.ts';
import { auditSeals } from '@talloor/query-api/audit/auditSeals.ts';
import { auditTenant } from '@talloor/query-api/audit/auditTenant.ts';
import { startReadSide } from '@talloor/query-api/audit/testing/startReadSide.ts';
import { writeWholeStory } from '@talloor/query-api/audit/testing/wholeStory.ts';
import { type Adapter, openAuditedStore } from './auditedStore.ts';
import type { Rewriter } from './storedEvent.ts';

export type Story = Awaited<ReturnType<typeof writeWholeStory>>;
export type TamperedOrder = Rewriter & {
  readonly story: Story;
  readonly eventStore: string;
  readonly sql: (table: string, text: string) => Promise<void>;
  readonly seal: () => Promise<void>;
  readonly audit: (command: 'order' | 'all' | 'seals') => Promise<{ readonly status: 0 | 1; readonly output: string }>;
  readonly restore: () => Promise<void>;
  readonly close: () => Promise<void>;
};
export type Tampering = {
  readonly name: string;
  readonly tamper: (order: TamperedOrder) => Promise<void>;
  readonly commands?: readonly ('order' | 'all')[];
  readonly names: (story: Story) => readonly (string | RegExp)[];
};

export async function startTamperedOrder(adapter: Adapter): Promise<TamperedOrder> {
  const { eventStore, rewriterOf, stop } = await openAuditedStore(adapter);
  const side = await startReadSide('2026-03-16T13:12:00.000Z', {}, undefined, true, eventStore);
  const story = await writeWholeStory(side);
  await side.stopProjecting();
  const { pool, databaseUrl, masterKey } = side;
  const rewriter = rewriterOf(side);
  const events = await rewriter.read();
  const saved: string[] = [];
  const root = await mkdtemp(join(tmpdir(), 'talloor-order-seals-'));
  const [path, keyFile] = [join(root, 'seals'), join(root, 'key.pem')];
  return {
    ...rewriter,
    story,
    eventStore,
    sql: async (table, text) => {
      if (!saved.includes(table)) {
        await pool.query(`create table saved_${saved.length} as table ${table}`);
        saved.push(table);
      }
      await pool.query(text);
    },
    seal: async () => {
      const sign = createSigner(masterKey);
      const archives = [createFolderArchive(path)];
      const seals = { ...side, sign, clock: { now: () => new Date() }, keys: openSealingKeyFile(keyFile), archives };
      await sealHistory(seals);
      for (const failure of await copySeals(seals)) throw failure;
    },
    audit: async (command) => {
      const output: string[] = [];
      const print = (line: string): void => void output.push(line);
      const options = { databaseUrl, eventStore, masterKey, print };
      const { orderNumber } = story;
      const audits = {
        order: () => auditOrder({ ...options, orderNumber }),
        all: () => auditTenant(options),
        seals: async () => auditSeals({ ...options, path, trustedKey: await readPublicKey(keyFile), patienceMs: 0 }),
      };
      const status = await audits[command]();
      return { status, output: output.join('\n') };
    },
    restore: async () => {
      await rewriter.write(events);
      for (const [index, table] of saved.entries())
        await pool.query(
          `delete from ${table}; insert into ${table} select * from saved_${index}; drop table saved_${index}`,
        );
      saved.length = 0;
    },
    close: async () => {
      await side.close();
      await stop();
      await rm(root, { recursive: true });
    },
  };
}
