import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { TFunction } from 'i18next';

/** Whether a failed call says no more than that it failed. */
export const isUnexplained = (error: unknown): boolean =>
  !(error instanceof ProblemError) ||
  (error.code !== 'network.failed' && (error.status >= 500 || error.document === null));

/** What to tell a person about a failed call: the server's own words where it gave any. */
export function failureText(error: unknown, t: TFunction): string {
  if (!(error instanceof ProblemError) || isUnexplained(error)) return t('failures.generic');
  return error.code === 'network.failed' ? t('failures.network') : error.message;
}
