import type { Request } from 'express';

/** Somebody followed a link or sent a form: a script's own requests have another mode, programs ask for no page. */
export const isOpenedByBrowser = (request: Request): boolean =>
  /\btext\/html\b/.test(request.get('accept') ?? '') && (request.get('sec-fetch-mode') ?? 'navigate') === 'navigate';
