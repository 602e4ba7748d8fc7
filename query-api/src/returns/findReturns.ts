import type pg from 'pg';
import {
  returnsTable,
  returnPhotosTable,
  type PersonalContactRow,
  type PersonalReturnAddressRow,
  type ReturnAddressRow,
  type ReturnCreditRow,
  type ReturnedQuantityRow,
  type ReturnLineRow,
  type ReturnStatusRow,
} from '@talloor/projections/tables/returns.ts';

export type FoundReturn = {
  readonly return_id: string;
  readonly delivery_number: string;
  readonly order_number: string;
  readonly customer_number: string;
  readonly customer_name: string;
  readonly requested_by: string;
  readonly language: 'nl' | 'fr';
  readonly delivered_on: string;
  readonly contact: PersonalContactRow | null;
  readonly address: ReturnAddressRow | null;
  readonly address_personal: PersonalReturnAddressRow | null;
  readonly lines: readonly ReturnLineRow[];
  /** By the line's id and its place among the lines. */
  readonly comments: Readonly<Record<string, string | null>> | null;
  readonly status: ReturnStatusRow;
  readonly requested_at: string;
  readonly collection_day: string | null;
  readonly collected: readonly ReturnedQuantityRow[] | null;
  readonly answer: string | null;
  readonly credit: ReturnCreditRow | null;
  readonly accepted_at: string | null;
  readonly refused_at: string | null;
  readonly planned_at: string | null;
  readonly collected_at: string | null;
  readonly credited_at: string | null;
  readonly withdrawn_at: string | null;
  readonly photos: readonly { readonly photo_id: string; readonly width: number; readonly height: number }[] | null;
};

/** Of a return with what hangs on it. */
export const returnColumns = `r.*,
  (select json_agg(json_build_object('photo_id', p.photo_id, 'width', p.width, 'height', p.height)
     order by p.added_at, p.photo_id) from ${returnPhotosTable.qualifiedName} p where p.return_id = r.return_id) as photos`;

/** A return of this customer; null where there is none. */
export async function findReturn(
  pool: Pick<pg.Pool, 'query'>,
  returnId: string,
  customerNumber: string,
): Promise<FoundReturn | null> {
  const { rows } = await pool.query<FoundReturn>({
    name: 'return-of-customer',
    text: `select ${returnColumns} from ${returnsTable.qualifiedName} r where r.return_id = $1 and r.customer_number = $2`,
    values: [returnId, customerNumber],
  });
  return rows[0] ?? null;
}

/** Returns of this customer, the newest first, a page of them, and how many there are. */
export async function findReturns(
  pool: Pick<pg.Pool, 'query'>,
  customerNumber: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; returns: FoundReturn[] }> {
  const [counted, found] = await Promise.all([
    pool.query<{ total: number }>({
      name: 'returns-counted',
      text: `select count(*)::int as total from ${returnsTable.qualifiedName} where customer_number = $1`,
      values: [customerNumber],
    }),
    pool.query<FoundReturn>({
      name: 'returns-of-customer',
      text: `select ${returnColumns} from ${returnsTable.qualifiedName} r where r.customer_number = $1
             order by r.requested_at desc, r.return_id desc limit $2 offset $3`,
      values: [customerNumber, limit, offset],
    }),
  ]);
  return { total: counted.rows[0]?.total ?? 0, returns: found.rows };
}
