import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import type { OfficeText } from '../i18n/useOfficeText.ts';
import { problemInWords } from '../layout/problemInWords.ts';
import { placeInWords, wrongInWords } from './wrongInWords.ts';

export function refusalInWords(error: unknown, orderLines: readonly LineToPick[], t: OfficeText): string {
  if (!(error instanceof ProblemError)) return problemInWords(error);
  if (error.errors.length > 0)
    return error.errors
      .slice(0, 10)
      .map(({ path }) => t('reports.isWrong', { place: placeInWords(path, t), wanted: wrongInWords(path, t) }))
      .join(' ');
  const { document, message, parameters } = error;
  const orderLine = orderLines.find(({ line_id: id }) => id === String(parameters['line'] ?? ''));
  const title = document?.title ?? '';
  return [title === '' || title === message ? '' : `${title}.`, message, orderLine && `(${orderLine.name})`]
    .filter(Boolean)
    .join(' ');
}
