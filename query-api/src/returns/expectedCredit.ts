import { centsOfEuros, eurosOfCents, thousandths } from '@talloor/rules/money/rounding.ts';
import { creditReturn } from '@talloor/rules/returns/creditReturn.ts';
import type { ReturnedQuantityRow } from '@talloor/projections/tables/returns.ts';
import type { FoundOfficeReturn } from './findOfficeReturns.ts';

/**
 * Euros including VAT and deposit. Null after the end or without a delivery. An earlier credit of another return may
 * move a cent.
 */
export function expectedCredit(returnRow: FoundOfficeReturn): number | null {
  const { status, collected, lines, delivered_lines: onNote, delivered_totals: totals } = returnRow;
  if (status === 'credited' || status === 'refused' || status === 'withdrawn' || !onNote || !totals) return null;
  const note = {
    discountCents: centsOfEuros(totals.discounts),
    lines: onNote.map((line) => ({
      lineId: line.line_id,
      delivered: line.delivered,
      vatRate: line.tax_percentage,
      depositMills: thousandths(line.deposit),
      lineTotalCents: centsOfEuros(line.total_excl_vat),
    })),
  };
  const returned = quantitiesOf(collected ?? lines).filter(({ lineId: id }) =>
    note.lines.some(({ lineId }) => lineId === id),
  );
  const earlier = (returnRow.earlier_credits ?? []).map(({ collected: quantities, credit }) => ({
    quantities: quantitiesOf(quantities),
    bases: credit.vat.map(({ tax_percentage: vatRate, base }) => ({ vatRate, baseCents: centsOfEuros(base) })),
  }));
  return eurosOfCents(creditReturn(note, returned, earlier).totalCents);
}

const quantitiesOf = (rows: readonly ReturnedQuantityRow[]) =>
  rows.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
