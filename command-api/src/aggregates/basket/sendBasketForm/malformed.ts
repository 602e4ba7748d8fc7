import { Problem } from '@talloor/platform/http/problem.ts';

/** The form came with fields that are wrong, each named once. */
export const malformed = (fields: readonly string[]): Problem =>
  new Problem('request.malformed', {
    errors: [...new Set(fields)].map((path) => ({ in: 'body', path, message: 'not as it has to be' })),
  });
