import type { UploadJudgement, UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict } from '@talloor/rules/upload/uploadVerdict.ts';

export type ChosenLines = {
  readonly lines: readonly UploadLine[];
  /** Euros excluding VAT; null for hidden prices. */
  readonly amount: number | null;
  /** Addable lines beyond the basket's limit. */
  readonly waiting: number;
};

/** Not yet in the basket. */
const isNew = ({ becomes, adds }: UploadLine): boolean => becomes === adds;

/** In file order, up to the basket's limit. */
export function chosenLines({ lines, room }: Pick<UploadJudgement, 'lines' | 'room'>): ChosenLines {
  const fittingLines: UploadLine[] = [];
  let [remainingRoom, cents, waiting] = [room, 0 as number | null, 0];
  for (const line of lines) {
    if (line.adds === 0) continue;
    if (isNew(line) && remainingRoom === 0) {
      waiting += 1;
      continue;
    }
    if (isNew(line)) remainingRoom -= 1;
    fittingLines.push(line);
    cents = cents === null || line.amount === null ? null : cents + Math.round(line.amount * 100);
  }
  return { lines: fittingLines, amount: cents === null || fittingLines.length === 0 ? null : cents / 100, waiting };
}

/** Removes the lines merged with them too. */
export function withoutAdded(judgement: UploadJudgement, rows: readonly number[]): UploadJudgement {
  const removedRows = new Set(rows);
  const addedLines = judgement.lines.filter(({ row }) => removedRows.has(row));
  return {
    ...judgement,
    lines: judgement.lines.filter(({ row }) => !removedRows.has(row)),
    room: Math.max(0, judgement.room - addedLines.filter((line) => line.adds > 0 && isNew(line)).length),
  };
}

/** Added rows and those merged into them. */
export function rowsOf(all: readonly UploadLine[], addedLines: readonly UploadLine[]): readonly number[] {
  const articles = new Set(addedLines.map(({ product }) => product?.article_number));
  return all.flatMap(({ row, product, verdict, adds }) =>
    (adds > 0 || verdict === 'added_up') && articles.has(product?.article_number) ? [row] : [],
  );
}

/** Errors and addable lines. */
export const openLines = ({ lines }: Pick<UploadJudgement, 'lines'>): readonly UploadLine[] =>
  lines.filter(({ verdict, adds }) => adds > 0 || groupOfVerdict(verdict) === 'error');
