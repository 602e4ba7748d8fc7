import { z } from 'zod';

/** What a buyer wants where an ordered article falls short: another in its place, to be asked first, or none. */
export const replacementChoice = z.enum(['replace', 'ask', 'never']);
export type ReplacementChoice = z.output<typeof replacementChoice>;

/** By article number. */
export type ReplacementChoices = Readonly<Record<string, ReplacementChoice>>;

/** With what was said of one article; null takes back what was said of it. */
export function withChoice(
  choices: ReplacementChoices = {},
  { articleNumber, choice }: { readonly articleNumber: string; readonly choice: ReplacementChoice | null },
): ReplacementChoices {
  const { [articleNumber]: _, ...others } = choices;
  return choice === null ? others : { ...others, [articleNumber]: choice };
}
