import { ProblemError } from '@talloor/contracts/problemError.ts';

export function problemInWords(error: unknown): string {
  if (!(error instanceof ProblemError)) return error instanceof Error ? error.message : String(error);
  const { document, message, parameters } = error;
  const title = document?.title ?? '';
  const words = title === '' || title === message ? message : `${title}. ${message}`;
  const details = Object.values(parameters).join(', ');
  return details === '' ? words : `${words} (${details})`;
}
