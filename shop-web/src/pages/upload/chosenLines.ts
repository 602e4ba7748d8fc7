import type { UploadJudgement, UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict } from '@talloor/rules/upload/uploadVerdict.ts';
import { lineKey } from './lineKey.ts';

export type ChosenLines = {
  readonly lines: readonly UploadLine[];
  /** Euros excluding VAT; null for hidden prices. */
  readonly amount: number | null;
  /** Keys of addable lines beyond the basket's limit. */
  readonly waiting: ReadonlySet<string>;
};

const isNew = ({ becomes, adds }: UploadLine): boolean => becomes === adds;

/** Up to the basket's limit. */
export function chosenLines({ lines, room }: Pick<UploadJudgement, 'lines' | 'room'>): ChosenLines {
  const fittingLines: UploadLine[] = [];
  const waiting = new Set<string>();
  let [remainingRoom, cents] = [room, 0 as number | null];
  for (const line of lines) {
    if (line.adds === 0) continue;
    if (isNew(line) && remainingRoom === 0) {
      waiting.add(lineKey(line));
      continue;
    }
    if (isNew(line)) remainingRoom -= 1;
    fittingLines.push(line);
    cents = cents === null || line.amount === null ? null : cents + Math.round(line.amount * 100);
  }
  return { lines: fittingLines, amount: cents === null || fittingLines.length === 0 ? null : cents / 100, waiting };
}

/** Removes the lines merged with them too. */
export function withoutAdded(judgement: UploadJudgement, keys: readonly string[]): UploadJudgement {
  const removed = new Set(keys);
  const addedLines = judgement.lines.filter((line) => removed.has(lineKey(line)));
  return {
    ...judgement,
    lines: judgement.lines.filter((line) => !removed.has(lineKey(line))),
    room: Math.max(0, judgement.room - addedLines.filter((line) => line.adds > 0 && isNew(line)).length),
  };
}

export function keysOf(all: readonly UploadLine[], addedLines: readonly UploadLine[]): readonly string[] {
  const articles = new Set(addedLines.map(({ product }) => product?.article_number));
  return all.flatMap((line) =>
    (line.adds > 0 || line.verdict === 'added_up') && articles.has(line.product?.article_number) ? [lineKey(line)] : [],
  );
}

export const openLines = ({ lines }: Pick<UploadJudgement, 'lines'>): readonly UploadLine[] =>
  lines.filter(({ verdict, adds }) => adds > 0 || ['error', 'question'].includes(groupOfVerdict(verdict)));
