import { ProblemError } from '@talloor/contracts/problemError.ts';
import { isUnexplained } from './failureText.ts';

/** What went wrong in the server's own words (spec after-ordering §8), above `failureText`; else only what failed. */
export function failureTitle(error: unknown, otherwise: string): string {
  if (!(error instanceof ProblemError) || isUnexplained(error)) return otherwise;
  return error.document?.title ?? otherwise;
}
