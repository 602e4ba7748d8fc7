import { figuresPerLine, lineFigures, type PurchaseHistory } from '../history/purchaseHistory.ts';
import { createNumbering, placeLines, type PlacedLines, type PurchaseSelection } from './placeLines.ts';

export type SummedDelivery = {
  readonly deliveryNumber: string;
  readonly orderNumber: string;
  readonly day: string;
  readonly customerNumber: string;
  readonly quantity: number;
  readonly turnoverCents: number;
};

const quantityAt = lineFigures.indexOf('quantity');
const turnoverAt = lineFigures.indexOf('turnover_cents');

export function listDeliveries(
  histories: readonly PurchaseHistory[],
  selection: PurchaseSelection,
  key: string,
): SummedDelivery[] {
  const deliveries = histories.flatMap((history) => {
    const rows = createNumbering();
    const part = placeLines(history, selection, rows, createNumbering());
    const row = rows.numbers.get(key);
    return row === undefined ? [] : deliveriesOf(part, row);
  });
  return deliveries.toSorted((a, b) => compare(b.day, a.day) || compare(b.deliveryNumber, a.deliveryNumber));
}

function deliveriesOf(
  { history, firstNote, firstCurrentNote, endNote, articleOfKind, rowOfKind, rowOfNote }: PlacedLines,
  row: number,
): SummedDelivery[] {
  const { customerNumber, notes, firstLines, kindOf, figures } = history;
  return notes.slice(firstCurrentNote, endNote).flatMap((note, place) => {
    const index = firstCurrentNote + place;
    const noteRow = rowOfNote[index - firstNote] ?? -1;
    let [lines, quantity, turnoverCents] = [0, 0, 0];
    for (let line = firstLines[index] ?? 0; line < (firstLines[index + 1] ?? 0); line += 1) {
      const kind = kindOf[line] ?? 0;
      if ((articleOfKind[kind] ?? -1) < 0 || (noteRow < 0 ? rowOfKind[kind] : noteRow) !== row) continue;
      lines += 1;
      quantity += figures[line * figuresPerLine + quantityAt] ?? 0;
      turnoverCents += figures[line * figuresPerLine + turnoverAt] ?? 0;
    }
    const { delivery_number: deliveryNumber, order_number: orderNumber, delivered_on: day } = note;
    return lines === 0 ? [] : [{ deliveryNumber, orderNumber, day, customerNumber, quantity, turnoverCents }];
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
