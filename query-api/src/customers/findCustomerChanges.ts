import type pg from 'pg';
import { customerChangesTable } from '@talloor/projections/tables/customerChanges.ts';

/** The parts of an address that may be a home, as they were asked for; null once their user was erased. */
type PersonalPart = {
  readonly addressee: string | null;
  readonly street: string | null;
  readonly streetNumber: string | null;
  readonly box: string | null;
};

/** A change of address that was asked for. */
export type FoundChange = {
  readonly request_id: string;
  readonly kind: 'delivery' | 'billing';
  readonly status: 'requested' | 'accepted' | 'refused';
  readonly requested_at: string;
  readonly old_personal: PersonalPart;
  readonly old_postal: string;
  readonly old_city: string;
  readonly new_personal: PersonalPart;
  readonly new_postal: string;
  readonly new_city: string;
  readonly comment: string | null;
  readonly decided_at: string | null;
  readonly answer: string | null;
};

/** More than a person looks back on. */
const most = 20;

const text = `
  select request_id, kind, status, requested_at, old_personal, old_postal, old_city, new_personal, new_postal, new_city, comment,
    decided_at, answer
  from ${customerChangesTable.qualifiedName} where customer_number = $1
  order by requested_at desc, request_id limit ${most}`;

/** The last changes that were asked for of a customer, the newest first. */
export async function findCustomerChanges(pool: pg.Pool, customerNumber: string): Promise<readonly FoundChange[]> {
  const { rows } = await pool.query<FoundChange>({ name: 'customer-changes', text, values: [customerNumber] });
  return rows;
}

const countText = `
  select customer_number, count(*)::int as open from ${customerChangesTable.qualifiedName}
  where customer_number = any($1::text[]) and status = 'requested' group by customer_number`;

/** How many changes wait to be judged, by customer number; one without is left out. */
export async function countOpenChanges(
  pool: pg.Pool,
  customerNumbers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ customer_number: string; open: number }>({
    name: 'open-customer-changes',
    text: countText,
    values: [customerNumbers],
  });
  return new Map(rows.map((row) => [row.customer_number, row.open]));
}
