import type { UploadJudgement, UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';

/** What goes into the basket now, and what it costs. */
export type ChosenLines = {
  readonly lines: readonly UploadLine[];
  /** Euros excluding VAT; null where prices are hidden. */
  readonly amount: number | null;
  /** Lines that could be added but for which the basket has no room. */
  readonly waiting: number;
};

/** The lines that are added, in the order of the file, as many as the basket can hold. */
export function chosenLines({ lines, room }: Pick<UploadJudgement, 'lines' | 'room'>): ChosenLines {
  const chosen: UploadLine[] = [];
  let [left, cents, waiting] = [room, 0 as number | null, 0];
  for (const line of lines) {
    if (line.adds === 0) continue;
    const isNew = line.becomes === line.adds;
    if (isNew && left === 0) {
      waiting += 1;
      continue;
    }
    if (isNew) left -= 1;
    chosen.push(line);
    cents = cents === null || line.amount === null ? null : cents + Math.round(line.amount * 100);
  }
  return { lines: chosen, amount: cents === null || chosen.length === 0 ? null : cents / 100, waiting };
}
