import { ProblemError } from '@talloor/contracts/problemError.ts';
import { isUnexplained } from './failureText.ts';

/** Server's title (spec after-ordering §8), else the given one. */
export function failureTitle(error: unknown, otherwise: string): string {
  if (!(error instanceof ProblemError) || isUnexplained(error)) return otherwise;
  return error.document?.title ?? otherwise;
}
