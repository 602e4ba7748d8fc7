import { setImmediate } from 'node:timers/promises';
import {
  figuresPerLine,
  firstRareFigure,
  type ArticleTexts,
  type LineKind,
  type LineTexts,
  type PurchaseHistory,
  type PurchaseNote,
} from './purchaseHistory.ts';

/** The event loop gets a turn after so many notes. */
const notesAtOnce = 200;

/** @param notes by day */
export async function createPurchaseHistory(
  customerNumber: string,
  notes: readonly PurchaseNote[],
): Promise<PurchaseHistory> {
  const size = notes.reduce((sum, { lines }) => sum + lines.length, 0);
  const firstLines = new Int32Array(notes.length + 1);
  const kindOf = new Int32Array(size);
  const figures = new Float64Array(size * figuresPerLine);
  const hasRareFigures = new Uint8Array(size);
  const kinds: LineKind[] = [];
  const kindIndexes = new Map<string, number>();
  const lastTexts = new Map<string, LineTexts>();
  let at = 0;
  for (let note = 0; note < notes.length; note += 1) {
    if (note % notesAtOnce === notesAtOnce - 1) await setImmediate();
    for (const [texts, lineValues] of notes[note]?.lines ?? []) {
      const [articleNumber, groupCode, brand] = texts;
      const name = `${articleNumber}\n${groupCode}\n${brand}`;
      const kind = kindIndexes.get(name) ?? kinds.push({ articleNumber, groupCode, brand }) - 1;
      kindIndexes.set(name, kind);
      lastTexts.set(articleNumber, texts);
      kindOf[at] = kind;
      figures.set(lineValues, at * figuresPerLine);
      for (let figure = firstRareFigure; figure < figuresPerLine; figure += 1)
        if (lineValues[figure] !== 0) hasRareFigures[at] = 1;
      at += 1;
    }
    firstLines[note + 1] = at;
  }
  const headers = notes.map(({ delivery_number, order_number, ordered_by, delivered_on }) => ({
    delivery_number,
    order_number,
    ordered_by,
    delivered_on,
  }));
  const articles = new Map([...lastTexts].map(([number, texts]) => [number, articleTexts(texts)]));
  return { customerNumber, notes: headers, firstLines, kindOf, figures, hasRareFigures, kinds, articles };
}

const articleTexts = ([, , , nameNl, nameFr, unitNl, unitFr]: LineTexts): ArticleTexts => ({
  name: { nl: nameNl, fr: nameFr },
  unit: { nl: unitNl, fr: unitFr },
});
