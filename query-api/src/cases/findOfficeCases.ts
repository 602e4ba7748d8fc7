import type pg from 'pg';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { accountsTable, type AccountStatus } from '@talloor/projections/tables/accounts.ts';
import { casesTable } from '@talloor/projections/tables/cases.ts';
import { repliesOverdueBefore } from '@talloor/rules/serviceRequest/answerPromise.ts';
import { caseColumns, firstAnswerAt, foundCaseColumns, lastReplyAt } from './findCases.ts';

type Database = Pick<pg.Pool, 'query'>;
export type CasePart = 'mine' | 'unassigned' | 'overdue' | 'all';

const foundOfficeCaseColumns = {
  ...foundCaseColumns,
  assignee_name: 'text',
  assignee_status: typed<AccountStatus>('text'),
  account_name: 'text',
} as const;
export type FoundOfficeCase = RowOf<typeof foundOfficeCaseColumns>;

const nameOf = (alias: string): string => `nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), '')`;
const rows = `select ${caseColumns}, ${nameOf('a')} as assignee_name, a.status as assignee_status, ${nameOf('p')} as account_name
  from ${casesTable.qualifiedName} c left join ${accountsTable.qualifiedName} a on a.user_id = c.assigned_to
    left join ${accountsTable.qualifiedName} p on p.user_id = c.person_id`;

/** `$1` is the reader, `$2` now; a reply from before `$3` is overdue. */
const allParameters = "$1 <> '' and $2 <> '' and $3 <> ''";
const parts = {
  mine: "c.status <> 'closed' and c.assigned_to = $1",
  unassigned: `c.status <> 'closed' and (c.assigned_to is null or exists (
    select from ${accountsTable.qualifiedName} x where x.user_id = c.assigned_to and x.status <> 'active'))`,
  overdue: `c.status = 'open' and case when ${firstAnswerAt} is null then c.due_at < $2
    else ${lastReplyAt} < $3 end`,
  all: 'true',
} as const satisfies Record<CasePart, string>;

type PartQuery = {
  readonly part: CasePart;
  readonly userId: string;
  readonly now: Date;
};

/** Cases that wait for the office come first, the oldest of them on top. */
export async function findOfficeCases(
  pool: Database,
  { part, userId, now }: PartQuery,
  [first, last]: readonly [number, number],
): Promise<{ total: number; cases: FoundOfficeCase[] }> {
  const repliedBefore = new Date(repliesOverdueBefore(now.getTime())).toISOString();
  const values = [userId, now.toISOString(), repliedBefore];
  const where = `${parts[part]} and ${allParameters}`;
  const order = `(c.status = 'open') desc, (c.status = 'closed'), case when c.status = 'closed' then '' else c.filed_at end,
    c.filed_at desc, c.case_id`;
  const [countRows, cases] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      `select count(*)::int as total from ${casesTable.qualifiedName} c where ${where}`,
      values,
    ),
    findRows(
      pool,
      foundOfficeCaseColumns,
      `${rows} where ${where} order by ${order} limit ${last - first + 1} offset ${first}`,
      values,
    ),
  ]);
  return { total: countRows[0]?.total ?? 0, cases };
}

export async function findOfficeCase(pool: Database, caseId: string): Promise<FoundOfficeCase | null> {
  const found = await findRows(pool, foundOfficeCaseColumns, {
    name: 'office-case',
    text: `${rows} where c.case_id = $1`,
    values: [caseId],
  });
  return found[0] ?? null;
}

const promiseColumns = {
  due_at: 'text not null',
  first_answer_at: 'text',
} as const;

/** Those closed without an answer do not count. */
export const findPromises = (pool: Database, since: string): Promise<RowOf<typeof promiseColumns>[]> =>
  findRows(pool, promiseColumns, {
    name: 'case-promises',
    text: `select due_at, first_answer_at from (
             select ${caseColumns} from ${casesTable.qualifiedName} c where c.filed_at >= $1) as recent
           where status <> 'closed' or first_answer_at is not null limit 20000`,
    values: [since],
  });

export async function findAuthorNames(
  pool: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const names = await findRows(
    pool,
    { user_id: 'text not null', name: 'text' },
    {
      name: 'case-authors',
      text: `select a.user_id, ${nameOf('a')} as name from ${accountsTable.qualifiedName} a where a.user_id = any($1)`,
      values: [userIds],
    },
  );
  return new Map(names.map(({ user_id: id, name }) => [id, name ?? '']));
}
