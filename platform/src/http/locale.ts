import type { Request, RequestHandler } from 'express';
import type { Locale } from './handler.ts';

const locales = ['nl', 'fr', 'en'] as const;
const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** Path prefix, else `_locale`, else Dutch. */
export function localeOf(request: Request): { locale: Locale; language: 'nl' | 'fr' } {
  const requestedLocale: unknown = request.res?.locals['locale'] ?? request.query['_locale'];
  const locale = isLocale(requestedLocale) ? requestedLocale : 'nl';
  return { locale, language: locale === 'fr' ? 'fr' : 'nl' };
}

/** `/{locale}/api/...` is `/api/...` in that language. Page paths (`/nl/promo`) stay. */
export function localePrefix(endpointPaths: readonly string[]): RequestHandler {
  // Optional parts begin with a brace: `/pending-order{/:id}/pdf`.
  const roots = new Set(endpointPaths.map((path) => path.split(/[/{]/)[1] ?? ''));
  const prefixed = new RegExp(`^/(${locales.join('|')})(/(?:${[...roots].join('|')})(?:[/?].*)?)$`, 's');
  return (request, response, next) => {
    const [, locale, rest] = prefixed.exec(request.url) ?? [];
    if (rest !== undefined) {
      response.locals['locale'] = locale;
      request.url = rest;
    }
    next();
  };
}
