import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRow, findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../../commandSide.ts';
import { paymentsTable } from '../../tables.ts';

/** A hint; their streams decide. */
export type PaymentsUnderWay = {
  /** Keeps the first start. @returns that start in epoch milliseconds */
  readonly watch: (paymentId: string, startedAt: Date, lookAt: Date) => Promise<number>;
  /** `lookAt` null: nothing is due. */
  readonly note: (paymentId: string, providerId: string | null, lookAt: Date | null) => Promise<void>;
  readonly findByProvider: (providerId: string) => Promise<string | null>;
  /** The longest due first. */
  readonly findDue: (now: Date) => Promise<readonly string[]>;
  readonly findNext: () => Promise<Date | null>;
};

const atOnce = 100;

export function createPaymentsUnderWay(pool: Pick<CommandSide['pool'], 'query'>): PaymentsUnderWay {
  return {
    watch: async (paymentId, startedAt, lookAt) => {
      const row = await findRow(pool, columnsOf(paymentsTable, 'started_at'), {
        name: 'command_watch_payment',
        text: `insert into command.payments (payment_id, started_at, look_at) values ($1, $2, $3)
               on conflict (payment_id) do update set payment_id = excluded.payment_id returning started_at`,
        values: [paymentId, startedAt, lookAt],
      });
      return (row?.started_at ?? startedAt).getTime();
    },
    note: async (paymentId, providerId, lookAt) => {
      await pool.query({
        name: 'command_note_payment',
        text: `update command.payments set provider_id = coalesce($2, provider_id), look_at = $3 where payment_id = $1`,
        values: [paymentId, providerId, lookAt],
      });
    },
    findByProvider: async (providerId) => {
      const row = await findRow(pool, columnsOf(paymentsTable, 'payment_id'), {
        name: 'command_payment_of_provider',
        text: 'select payment_id from command.payments where provider_id = $1',
        values: [providerId],
      });
      return row?.payment_id ?? null;
    },
    findDue: async (now) => {
      const rows = await findRows(pool, columnsOf(paymentsTable, 'payment_id'), {
        name: 'command_payments_due',
        text: `select payment_id from command.payments where look_at <= $1 order by look_at limit ${atOnce}`,
        values: [now],
      });
      return rows.map((row) => row.payment_id);
    },
    findNext: async () => {
      const row = await findRow(pool, columnsOf(paymentsTable, 'look_at'), {
        name: 'command_next_payment',
        text: 'select look_at from command.payments where look_at is not null order by look_at limit 1',
      });
      return row?.look_at ?? null;
    },
  };
}
