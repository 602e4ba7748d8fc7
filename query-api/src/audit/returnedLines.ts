import type { ReturnedQuantity } from '@talloor/events/return/values.ts';
import type { Language } from './auditSide.ts';
import type { ShownChange } from './description.ts';
import { historyFormats } from './historyFormats.ts';
import { lineOf, lineText, type Surroundings } from './historyNames.ts';

export const returnedLines = (
  lines: readonly ReturnedQuantity[],
  around: Surroundings,
  language: Language,
): ShownChange[] =>
  lines.map(({ lineId, quantity }) => ({
    what: lineText(lineId, around, language),
    before: null,
    after: historyFormats[language].quantity(quantity, lineOf(lineId, around)?.unit[language] ?? ''),
  }));
