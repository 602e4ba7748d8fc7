import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { TFunction } from 'i18next';

export const isUnexplained = (error: unknown): boolean =>
  !(error instanceof ProblemError) ||
  (error.code !== 'network.failed' && (error.status >= 500 || error.document === null));

/** The server's text if any. */
export function failureText(error: unknown, t: TFunction): string {
  if (!(error instanceof ProblemError) || isUnexplained(error)) return t('failures.generic');
  return error.code === 'network.failed' ? t('failures.network') : error.message;
}
