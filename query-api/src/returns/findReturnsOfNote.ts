import type pg from 'pg';
import {
  returnsTable,
  returnMarksTable,
  type ReturnedQuantityRow,
  type ReturnStatusRow,
} from '@talloor/projections/tables/returns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

export type ReturnsOfNote = {
  readonly returns: readonly {
    readonly return_id: string;
    readonly status: ReturnStatusRow;
    readonly lines: readonly ReturnedQuantityRow[];
    readonly collected: readonly ReturnedQuantityRow[] | null;
  }[];
  readonly marked: readonly string[];
};

/** The caller checked the customer. */
export async function findReturnsOfNote(
  pool: Pick<pg.Pool, 'query'>,
  deliveryNumber: string,
  customerNumber: string,
): Promise<ReturnsOfNote> {
  const [returns, marked] = await Promise.all([
    findRows(pool, columnsOf(returnsTable, 'return_id', 'status', 'lines', 'collected'), {
      name: 'returns-of-note',
      text: `select return_id, status, lines, collected from ${returnsTable.qualifiedName}
             where delivery_number = $1 and customer_number = $2 order by requested_at, return_id`,
      values: [deliveryNumber, customerNumber],
    }),
    findRows(pool, columnsOf(returnMarksTable, 'line_id'), {
      name: 'return-marks-of-note',
      text: `select line_id from ${returnMarksTable.qualifiedName} where delivery_number = $1 and marked`,
      values: [deliveryNumber],
    }),
  ]);
  return { returns, marked: marked.map(({ line_id: lineId }) => lineId) };
}

export function returnsOfLine(
  { returns, marked }: ReturnsOfNote,
  { line_id: lineId, delivered }: { readonly line_id: string; readonly delivered: number },
) {
  const own = returns.flatMap(({ return_id, status, lines, collected }) => {
    const line = (collected ?? lines).find((candidate) => candidate.line_id === lineId);
    return line && line.quantity > 0 ? [{ return_id, status, quantity: line.quantity }] : [];
  });
  const returnedThousandths = own
    .filter(({ status }) => status !== 'refused' && status !== 'withdrawn')
    .reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0);
  return {
    returns: own,
    returnable: Math.max(0, (Math.round(delivered * 1000) - returnedThousandths) / 1000),
    return_marked: marked.includes(lineId),
  };
}
