import type { ProblemCode } from '@talloor/contracts/problem.ts';

/** Words of a problem in the reader's language; compositions pass in `messages/problems`. */
export type ProblemTexts = (
  code: ProblemCode,
  parameters: Readonly<Record<string, string | number>>,
  language: 'nl' | 'fr',
) => { readonly title: string; readonly detail?: string };
