import type pg from 'pg';
import { registrationsTable } from '@talloor/projections/tables/registrations.ts';
import { containing, withoutAccents } from '../office/sought.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf, typed, type RowOf } from '@talloor/platform/postgres/columns.ts';

export type RegistrationTab = 'todo' | 'waiting' | 'done';
export type RegistrationCounts = Readonly<Record<RegistrationTab, number>>;
/** Instants are ISO 8601. */
const registrationRowColumns = {
  ...columnsOf(
    registrationsTable,
    'registration_id',
    'sector',
    'company_type',
    'vat_liable',
    'has_business_id',
    'claimed_customer',
    'customer_number',
    'existing_user_id',
    'postal',
    'city',
    'took_register_address',
    'person',
    'question',
    'answer',
    'refusal',
    'acceptance',
    'filed_at',
    'terms_accepted_at',
    'asked_at',
    'answered_at',
    'settled_at',
    'settled_by',
    'segment',
    'activated_at',
    'mailed_at',
  ),
  kind: typed<'registration' | 'activation'>('text not null'),
  outcome: typed<'created' | 'other_contact' | 'contact_exists' | 'no_username' | 'forgot_password'>('text not null'),
  status: typed<'todo' | 'waits_for_answer' | 'waits_for_link' | 'accepted' | 'refused' | 'closed'>('text not null'),
  language: typed<'nl' | 'fr'>('text not null'),
} as const;
export type RegistrationRow = RowOf<typeof registrationRowColumns>;

const table = `${registrationsTable.qualifiedName}`;
const statuses: Readonly<Record<RegistrationTab, readonly string[]>> = {
  todo: ['todo'],
  waiting: ['waits_for_answer', 'waits_for_link'],
  done: ['accepted', 'refused', 'closed'],
};
const mostRows = 200;

export async function countRegistrations(pool: Pick<pg.Pool, 'query'>): Promise<RegistrationCounts> {
  const rows = await findRows(
    pool,
    { ...columnsOf(registrationsTable, 'status'), count: 'int not null' },
    {
      name: 'count_registrations',
      text: `select status, count(*)::int as count from ${table} group by status`,
    },
  );
  const countOf = (tab: RegistrationTab) =>
    rows.filter(({ status }) => statuses[tab].includes(status)).reduce((sum, { count }) => sum + count, 0);
  return { todo: countOf('todo'), waiting: countOf('waiting'), done: countOf('done') };
}

/** Open ones newest first, done ones by outcome. */
export async function findRegistrations(
  pool: Pick<pg.Pool, 'query'>,
  tab: RegistrationTab,
): Promise<readonly RegistrationRow[]> {
  const rows = await findRows(pool, registrationRowColumns, {
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

/** All words must match; newest first, across tabs. @param words lower case */
export async function searchRegistrations(
  pool: Pick<pg.Pool, 'query'>,
  words: readonly string[],
): Promise<readonly RegistrationRow[]> {
  const rows = await findRows(
    pool,
    registrationRowColumns,
    `select * from ${table} where ${words.map((_, at) => `${searched} like ${withoutAccents(`$${at + 1}`)}`).join(' and ')}
      order by filed_at desc, registration_id limit ${mostRows}`,
    words.map(containing),
  );
  return rows;
}

export async function findRegistration(pool: Pick<pg.Pool, 'query'>, id: string): Promise<RegistrationRow | null> {
  const rows = await findRows(pool, registrationRowColumns, {
    name: 'registration',
    text: `select * from ${table} where registration_id = $1`,
    values: [id],
  });
  return rows[0] ?? null;
}
