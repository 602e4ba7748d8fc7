import type { UploadJudgement, UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict } from '@talloor/rules/upload/uploadVerdict.ts';

/** What goes into the basket now, and what it costs. */
export type ChosenLines = {
  readonly lines: readonly UploadLine[];
  /** Euros excluding VAT; null where prices are hidden. */
  readonly amount: number | null;
  /** Lines that could be added but for which the basket has no room. */
  readonly waiting: number;
};

/** Of an article that the basket has not yet. */
const isNew = ({ becomes, adds }: UploadLine): boolean => becomes === adds;

/** The lines that are added, in the order of the file, as many as the basket can hold. */
export function chosenLines({ lines, room }: Pick<UploadJudgement, 'lines' | 'room'>): ChosenLines {
  const chosen: UploadLine[] = [];
  let [left, cents, waiting] = [room, 0 as number | null, 0];
  for (const line of lines) {
    if (line.adds === 0) continue;
    if (isNew(line) && left === 0) {
      waiting += 1;
      continue;
    }
    if (isNew(line)) left -= 1;
    chosen.push(line);
    cents = cents === null || line.amount === null ? null : cents + Math.round(line.amount * 100);
  }
  return { lines: chosen, amount: cents === null || chosen.length === 0 ? null : cents / 100, waiting };
}

/** What is left once these were added, with what was counted together with them. */
export function withoutAdded(judgement: UploadJudgement, rows: readonly number[]): UploadJudgement {
  const gone = new Set(rows);
  const added = judgement.lines.filter(({ row }) => gone.has(row));
  return {
    ...judgement,
    lines: judgement.lines.filter(({ row }) => !gone.has(row)),
    room: Math.max(0, judgement.room - added.filter((line) => line.adds > 0 && isNew(line)).length),
  };
}

/** The rows that are settled when these lines are added: theirs, and those that were added up at them. */
export function rowsOf(all: readonly UploadLine[], added: readonly UploadLine[]): readonly number[] {
  const articles = new Set(added.map(({ product }) => product?.article_number));
  return all.flatMap(({ row, product, verdict, adds }) =>
    (adds > 0 || verdict === 'added_up') && articles.has(product?.article_number) ? [row] : [],
  );
}

/** Lines that somebody still has to decide on: with an error, or that could be added. */
export const openLines = ({ lines }: Pick<UploadJudgement, 'lines'>): readonly UploadLine[] =>
  lines.filter(({ verdict, adds }) => adds > 0 || groupOfVerdict(verdict) === 'error');
