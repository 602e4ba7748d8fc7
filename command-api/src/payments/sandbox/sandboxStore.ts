import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { createSandboxPayment, sandboxChoices } from '@talloor/contracts/endpoints/paymentSandbox.ts';
import { listOf, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRow } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../../commandSide.ts';
import { sandboxPaymentsTable } from '../../tables.ts';

const { columns, qualifiedName } = sandboxPaymentsTable;
export type SandboxPayment = RowOf<typeof columns>;
export type SandboxChoice = (typeof sandboxChoices)[number];
type Creation = z.output<(typeof createSandboxPayment)['body']>;

const payableMs = 15 * 60_000;

/** Open payments expire by time, without a changed row. */
export function createSandboxStore({ pool, clock }: Pick<CommandSide, 'pool' | 'clock'>) {
  const asOfNow = (row: SandboxPayment | null): SandboxPayment | null =>
    row !== null && row.status === 'open' && row.expires_at <= clock.now() ? { ...row, status: 'expired' } : row;

  return {
    /** The first creation with a key counts. */
    create: async (key: string, { amount, description, redirectUrl, webhookUrl, locale, metadata }: Creation) => {
      const now = clock.now();
      const row = await findRow(pool, columns, {
        name: 'command_create_sandbox_payment',
        text: `insert into ${qualifiedName} (payment_id, idempotency_key, amount, currency, description, language,
                 redirect_url, webhook_url, metadata, created_at, expires_at)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
               on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
               returning ${listOf(columns)}`,
        values: [
          `tr_${randomBytes(12).toString('hex')}`,
          key,
          amount.value,
          amount.currency,
          description,
          locale === 'fr_BE' ? 'fr' : 'nl',
          redirectUrl,
          webhookUrl,
          JSON.stringify(metadata),
          now,
          new Date(now.getTime() + payableMs),
        ],
      });
      return asOfNow(row);
    },
    find: async (id: string) =>
      asOfNow(
        await findRow(pool, columns, {
          name: 'command_find_sandbox_payment',
          text: `select ${listOf(columns)} from ${qualifiedName} where payment_id = $1`,
          values: [id],
        }),
      ),
    choose: async (id: string, choice: SandboxChoice): Promise<void> => {
      await pool.query({
        name: 'command_choose_sandbox_payment',
        text: `update ${qualifiedName} set status = $2
          where payment_id = $1 and (status = 'pending' or status = 'open' and expires_at > $3)`,
        values: [id, choice, clock.now()],
      });
    },
  };
}
