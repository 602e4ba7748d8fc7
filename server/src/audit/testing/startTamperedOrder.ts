import { auditOrder } from '@talloor/query-api/audit/auditOrder.ts';
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
  readonly audit: (command: 'order' | 'all') => Promise<{ readonly status: 0 | 1; readonly output: string }>;
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
    audit: async (command) => {
      const output: string[] = [];
      const print = (line: string): void => void output.push(line);
      const options = { databaseUrl, eventStore, masterKey, print };
      const { orderNumber } = story;
      const status = command === 'all' ? await auditTenant(options) : await auditOrder({ ...options, orderNumber });
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
    },
  };
}
