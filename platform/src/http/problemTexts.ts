import type { ProblemCode } from '@talloor/contracts/problem.ts';

/** Implemented by `messages/problems`. */
export type ProblemTexts = (
  code: ProblemCode,
  parameters: Readonly<Record<string, string | number>>,
  language: 'nl' | 'fr',
) => { readonly title: string; readonly detail?: string };
