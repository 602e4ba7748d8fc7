import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { TFunction } from 'i18next';

/** What to tell a person about a failed call: the server's own words where it gave any. */
export function failureText(error: unknown, t: TFunction): string {
  if (!(error instanceof ProblemError)) return t('failures.generic');
  if (error.code === 'network.failed') return t('failures.network');
  return error.status >= 500 || error.document === null ? t('failures.generic') : error.message;
}
