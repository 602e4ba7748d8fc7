import type { Pool } from 'pg';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { UploadColumnRole } from '@talloor/rules/upload/columnRoles.ts';
import { changeCatalogue, type ChangedBy } from '../changes/changeCatalogue.ts';
import { deleteRows, writeRows } from '../changes/writeRows.ts';
import { uploadColumnsTable } from '../tables.ts';
import { headingsKey } from './headingsKey.ts';

const mostPerCustomer = 50;

type ColumnChoice = { readonly heading: string; readonly role: UploadColumnRole };

/** By `headingsKey`. */
export async function findUploadColumns(
  pool: Pick<Pool, 'query'>,
  customerNumber: string,
): Promise<Readonly<Record<string, readonly UploadColumnRole[]>>> {
  const rows = await findRows(pool, columnsOf(uploadColumnsTable, 'headings_key', 'roles'), {
    name: 'catalogue_upload_columns',
    text: 'select headings_key, roles from catalogue.upload_columns where customer_number = $1',
    values: [customerNumber],
  });
  return Object.fromEntries(rows.map(({ headings_key: key, roles }) => [key, roles as UploadColumnRole[]]));
}

/** Replaces an earlier choice for the same headings. */
export function rememberUploadColumns(
  pool: Pick<Pool, 'connect'>,
  customerNumber: string,
  columns: readonly ColumnChoice[],
  changedBy: ChangedBy,
): Promise<void> {
  const key = headingsKey(columns.map(({ heading }) => heading));
  const row = {
    customer_number: customerNumber,
    headings_key: key,
    roles: columns.map(({ role }) => role),
    chosen_at: changedBy.at.toISOString(),
  };
  return changeCatalogue(
    pool,
    async (client) => {
      const keyColumns = ['customer_number', 'headings_key'];
      await writeRows(client, 'upload_columns', keyColumns, [row], changedBy);
      const older = `t.customer_number = $1 and t.headings_key in (
        select headings_key from catalogue.upload_columns where customer_number = $1
        order by chosen_at desc, headings_key offset ${mostPerCustomer})`;
      await deleteRows(client, 'upload_columns', keyColumns, older, [customerNumber], changedBy);
    },
    false,
  );
}
