import type { Request } from 'express';

/** Navigation or form, not a script or program. */
export const isOpenedByBrowser = (request: Request): boolean =>
  /\btext\/html\b/.test(request.get('accept') ?? '') && (request.get('sec-fetch-mode') ?? 'navigate') === 'navigate';
