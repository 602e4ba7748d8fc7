import { z } from 'zod';

/** Choice for a shortage. */
export const replacementChoice = z.enum(['replace', 'ask', 'never']);
export type ReplacementChoice = z.output<typeof replacementChoice>;

/** By article number. */
export type ReplacementChoices = Readonly<Record<string, ReplacementChoice>>;

/** Null removes the choice of an article. */
export function withChoice(
  choices: ReplacementChoices = {},
  { articleNumber, choice }: { readonly articleNumber: string; readonly choice: ReplacementChoice | null },
): ReplacementChoices {
  const { [articleNumber]: _, ...others } = choices;
  return choice === null ? others : { ...others, [articleNumber]: choice };
}
