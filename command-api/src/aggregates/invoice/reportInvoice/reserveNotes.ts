import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { invoicedNotesTable } from '../../../tables.ts';

/** `note` by delivery number, `return` by its id. */
export type InvoicedPart = 'note' | 'return';

/**
 * The first document keeps it, also of concurrent ones.
 * @returns numbers that another document has
 */
export async function reserveNotes(
  pool: CommandSide['pool'],
  part: InvoicedPart,
  numbers: readonly string[],
  documentNumber: string,
): Promise<ReadonlySet<string>> {
  const rows = await findRows(pool, columnsOf(invoicedNotesTable, 'number', 'document_number'), {
    name: 'reserve-invoiced-notes',
    // Sorted against deadlocks.
    text: `insert into command.invoiced_notes as known (part, number, document_number)
      select $1, number, $3 from unnest($2::text[]) as number
      on conflict (part, number) do update set document_number = known.document_number
      returning number, document_number`,
    values: [part, [...numbers].toSorted(), documentNumber],
  });
  return new Set(rows.filter((row) => row.document_number !== documentNumber).map(({ number }) => number));
}

/** A crash or a concurrent document may have left more than it names. */
export async function releaseOtherNotes(
  pool: CommandSide['pool'],
  part: InvoicedPart,
  numbers: readonly string[],
  documentNumber: string,
): Promise<void> {
  await pool.query({
    name: 'release-other-invoiced-notes',
    text: `delete from command.invoiced_notes
      where document_number = $3 and not (part = $1 and number = any($2::text[]))`,
    values: [part, [...numbers], documentNumber],
  });
}
