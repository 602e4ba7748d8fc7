import type pg from 'pg';
import { returnsTable, returnPhotosTable } from '@talloor/projections/tables/returns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

export const foundReturnColumns = {
  ...returnsTable.columns,
  photos: typed<readonly { readonly photo_id: string; readonly width: number; readonly height: number }[]>('json'),
} as const;
export type FoundReturn = RowOf<typeof foundReturnColumns>;

export const returnColumns = `r.*,
  (select json_agg(json_build_object('photo_id', p.photo_id, 'width', p.width, 'height', p.height)
     order by p.added_at, p.photo_id) from ${returnPhotosTable.qualifiedName} p where p.return_id = r.return_id) as photos`;

export async function findReturn(
  pool: Pick<pg.Pool, 'query'>,
  returnId: string,
  customerNumber: string,
): Promise<FoundReturn | null> {
  const rows = await findRows(pool, foundReturnColumns, {
    name: 'return-of-customer',
    text: `select ${returnColumns} from ${returnsTable.qualifiedName} r where r.return_id = $1 and r.customer_number = $2`,
    values: [returnId, customerNumber],
  });
  return rows[0] ?? null;
}

/** Newest first. */
export async function findReturns(
  pool: Pick<pg.Pool, 'query'>,
  customerNumber: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; returns: FoundReturn[] }> {
  const [countRows, pageRows] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      {
        name: 'returns-counted',
        text: `select count(*)::int as total from ${returnsTable.qualifiedName} where customer_number = $1`,
        values: [customerNumber],
      },
    ),
    findRows(pool, foundReturnColumns, {
      name: 'returns-of-customer',
      text: `select ${returnColumns} from ${returnsTable.qualifiedName} r where r.customer_number = $1
             order by r.requested_at desc, r.return_id desc limit $2 offset $3`,
      values: [customerNumber, limit, offset],
    }),
  ]);
  return { total: countRows[0]?.total ?? 0, returns: pageRows };
}
