import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { creditReturn } from '@talloor/rules/returns/creditReturn.ts';
import type { FoundOfficeReturn } from './findOfficeReturns.ts';

/**
 * Estimate including VAT without deposit; earlier returns may change a cent. Null after the end or without a
 * delivery.
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
      depositMills: 0,
      lineTotalCents: centsOfEuros(line.total_excl_vat),
    })),
  };
  const quantities = (collected ?? lines)
    .filter(({ quantity, line_id: id }) => quantity > 0 && note.lines.some(({ lineId }) => lineId === id))
    .map(({ line_id: lineId, quantity }) => ({ lineId, quantity, before: 0 }));
  return eurosOfCents(creditReturn(note, quantities).totalCents);
}
