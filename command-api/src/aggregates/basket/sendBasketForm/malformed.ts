import { Problem } from '@talloor/platform/http/problem.ts';

export const malformed = (fields: readonly string[]): Problem =>
  new Problem('request.malformed', {
    errors: [...new Set(fields)].map((path) => ({ in: 'body', path, message: 'not as it has to be' })),
  });
