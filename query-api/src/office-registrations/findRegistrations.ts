import type pg from 'pg';
import type { RegisteredPerson } from '@talloor/projections/tables/registeredPerson.ts';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import { containing, withoutAccents } from '../office/sought.ts';

export type RegistrationTab = 'todo' | 'waiting' | 'done';
export type RegistrationCounts = Readonly<Record<RegistrationTab, number>>;
/** A row of the read model; instants are ISO 8601. */
export type RegistrationRow = {
  readonly registration_id: string;
  readonly kind: 'registration' | 'activation';
  readonly outcome: 'created' | 'other_contact' | 'contact_exists' | 'no_username' | 'forgot_password';
  readonly status: 'todo' | 'waits_for_answer' | 'waits_for_link' | 'accepted' | 'refused' | 'closed';
  readonly language: 'nl' | 'fr';
  readonly sector: string;
  readonly company_type: string;
  readonly vat_liable: boolean;
  readonly has_business_id: boolean;
  readonly claimed_customer: string | null;
  readonly customer_number: string | null;
  readonly existing_user_id: string | null;
  readonly postal: string | null;
  readonly city: string | null;
  readonly took_register_address: boolean;
  readonly person: RegisteredPerson | null;
  readonly question: string | null;
  readonly answer: string | null;
  readonly refusal: string | null;
  readonly acceptance: string | null;
  readonly filed_at: string;
  readonly terms_accepted_at: string;
  readonly asked_at: string | null;
  readonly answered_at: string | null;
  readonly settled_at: string | null;
  readonly settled_by: string | null;
  readonly segment: string | null;
  readonly activated_at: string | null;
};

const table = `${registrationsTable.qualifiedName}`;
const statuses: Readonly<Record<RegistrationTab, readonly string[]>> = {
  todo: ['todo'],
  waiting: ['waits_for_answer', 'waits_for_link'],
  done: ['accepted', 'refused', 'closed'],
};
const mostRows = 200;

/** How many registrations each tab has. */
export async function countRegistrations(pool: Pick<pg.Pool, 'query'>): Promise<RegistrationCounts> {
  const { rows } = await pool.query<{ status: string; count: number }>({
    name: 'count_registrations',
    text: `select status, count(*)::int as count from ${table} group by status`,
  });
  const countOf = (tab: RegistrationTab) =>
    rows.filter(({ status }) => statuses[tab].includes(status)).reduce((sum, { count }) => sum + count, 0);
  return { todo: countOf('todo'), waiting: countOf('waiting'), done: countOf('done') };
}

/** Of a tab: what is to do from the newest on, what is done from the last that was settled on. */
export async function findRegistrations(
  pool: Pick<pg.Pool, 'query'>,
  tab: RegistrationTab,
): Promise<readonly RegistrationRow[]> {
  const { rows } = await pool.query<RegistrationRow>({
    name: 'registrations_of_tab',
    text: `select * from ${table} where status = any($1)
      order by settled_at desc nulls first, filed_at desc, registration_id limit ${mostRows}`,
    values: [statuses[tab]],
  });
  return rows;
}

const searched = withoutAccents(`lower(concat_ws(' ', person ->> 'companyName', person ->> 'businessId',
  person ->> 'username', person -> 'contact' ->> 'firstName', person -> 'contact' ->> 'lastName',
  person -> 'contact' ->> 'email', claimed_customer, customer_number, postal, city))`);

/** Those that hold every word, the newest first: who calls says a name, not a tab. @param words at least one, in lower case */
export async function searchRegistrations(
  pool: Pick<pg.Pool, 'query'>,
  words: readonly string[],
): Promise<readonly RegistrationRow[]> {
  const { rows } = await pool.query<RegistrationRow>(
    `select * from ${table} where ${words.map((_, at) => `${searched} like ${withoutAccents(`$${at + 1}`)}`).join(' and ')}
      order by filed_at desc, registration_id limit ${mostRows}`,
    words.map(containing),
  );
  return rows;
}

/** One registration; null where there is none. */
export async function findRegistration(pool: Pick<pg.Pool, 'query'>, id: string): Promise<RegistrationRow | null> {
  const { rows } = await pool.query<RegistrationRow>({
    name: 'registration',
    text: `select * from ${table} where registration_id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
