import type pg from 'pg';
import { typed, type RowOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { caseFilesTable, caseMessagesTable, casesTable } from '@talloor/projections/tables/cases.ts';
import { holdsDocuments } from '../documents/holdsDocuments.ts';

type Database = Pick<pg.Pool, 'query'>;

export const foundCaseColumns = { ...casesTable.columns, first_answer_at: 'text', last_reply_at: 'text' } as const;
export type FoundCase = RowOf<typeof foundCaseColumns>;

export const firstAnswerAt = `(select min(m.at) from ${caseMessagesTable.qualifiedName} m
   where m.case_id = c.case_id and m.kind in ('answered', 'information_asked'))`;
export const lastReplyAt = `(select max(m.at) from ${caseMessagesTable.qualifiedName} m
   where m.case_id = c.case_id and m.kind = 'replied')`;
export const caseColumns = `c.*, ${firstAnswerAt} as first_answer_at, ${lastReplyAt} as last_reply_at`;

/**
 * Without the right, what colleagues asked about an invoice stays hidden. An older case of documents does not name its
 * customers.
 */
const ofReader = `c.customer_number = $1 and ($2 or c.invoice_number is null or c.person_id = $3)
  and case when c.kind <> 'documents' then true when c.request_customers is null then $2 and c.person_id = $3
    else ${holdsDocuments('$3', 'c.request_customers', 'c.request_type')} end`;

export type CaseReader = { readonly customerNumber: string; readonly seesInvoices: boolean; readonly userId: string };
const valuesOf = ({ customerNumber, seesInvoices, userId }: CaseReader) => [customerNumber, seesInvoices, userId];

const visibleTo = ({ seesInvoices }: CaseReader, row: FoundCase): FoundCase =>
  seesInvoices ? row : { ...row, invoice_number: null };

/** Newest first. */
export async function findCases(
  pool: Database,
  reader: CaseReader,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ total: number; cases: FoundCase[] }> {
  const [countRows, cases] = await Promise.all([
    findRows(
      pool,
      { total: 'int not null' },
      {
        name: 'cases-counted',
        text: `select count(*)::int as total from ${casesTable.qualifiedName} c where ${ofReader}`,
        values: valuesOf(reader),
      },
    ),
    findRows(pool, foundCaseColumns, {
      name: 'cases-of-customer',
      text: `select ${caseColumns} from ${casesTable.qualifiedName} c where ${ofReader}
             order by c.filed_at desc, c.case_id limit $4 offset $5`,
      values: [...valuesOf(reader), limit, offset],
    }),
  ]);
  return { total: countRows[0]?.total ?? 0, cases: cases.map((row) => visibleTo(reader, row)) };
}

export async function findCase(pool: Database, caseId: string, reader: CaseReader): Promise<FoundCase | null> {
  const rows = await findRows(pool, foundCaseColumns, {
    name: 'case-of-customer',
    text: `select ${caseColumns} from ${casesTable.qualifiedName} c where ${ofReader} and c.case_id = $4`,
    values: [...valuesOf(reader), caseId],
  });
  return rows[0] ? visibleTo(reader, rows[0]) : null;
}

const messageColumns = {
  kind: typed<'filed' | 'answered' | 'information_asked' | 'replied'>('text not null'),
  author_id: 'text not null',
  text: 'text',
  at: 'text not null',
} as const;
export type FoundCaseMessage = RowOf<typeof messageColumns>;

/** The caller checked the customer. Oldest first. */
export const findCaseMessages = (pool: Database, caseId: string): Promise<FoundCaseMessage[]> =>
  findRows(pool, messageColumns, {
    name: 'case-messages',
    text: `select kind, author_id, text, at from ${caseMessagesTable.qualifiedName} where case_id = $1
           order by position`,
    values: [caseId],
  });

const fileColumns = { file_id: 'text not null', content_type: caseFilesTable.columns.content_type } as const;
export type FoundCaseFile = RowOf<typeof fileColumns>;

/** The caller checked the customer. */
export const findCaseFiles = (pool: Database, caseId: string): Promise<FoundCaseFile[]> =>
  findRows(pool, fileColumns, {
    name: 'case-files',
    text: `select file_id, content_type from ${caseFilesTable.qualifiedName} where case_id = $1
           order by added_at, file_id`,
    values: [caseId],
  });
