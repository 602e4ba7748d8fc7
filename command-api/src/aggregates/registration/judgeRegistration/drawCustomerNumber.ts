import type { CommandSide } from '../../../commandSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';

/** Unused by the ERP; gaps are allowed. */
export async function drawCustomerNumber({ pool }: Pick<CommandSide, 'pool'>): Promise<string> {
  for (;;) {
    const rows = await findRows(
      pool,
      { number: 'text not null', is_taken: 'boolean not null' },
      `select number::text, exists (select from catalogue.customers where customer_number = number::text) as is_taken
       from (select nextval('command.customer_number') as number) drawn`,
    );
    const [row] = rows;
    if (row && !row.is_taken) return row.number;
  }
}
