import { createHash } from 'node:crypto';
import { getTranslation, getTranslationFile } from '@talloor/contracts/endpoints/translations.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { translationsOf } from './translationDomains.ts';

/** Texts change with releases only (spec shopping §9). */
const cacheControl = 'public, max-age=3600';
const contentTypes = { js: 'text/javascript; charset=utf-8', json: 'application/json; charset=utf-8' } as const;

export const getTranslationRoute = (): Route =>
  route(getTranslation, ({ params }, { language }) => Promise.resolve({ body: requireTexts(params.domain, language) }));

/** JSON, or a script that adds a domain. */
export function getTranslationFileRoute(): Route {
  const files = new Map<string, { readonly content: string; readonly etag: string }>();
  const fileOf = (domain: string, format: 'js' | 'json', language: 'nl' | 'fr') => {
    const key = `${language}/${domain}.${format}`;
    const cachedFile = files.get(key);
    if (cachedFile) return cachedFile;
    const texts = requireTexts(domain, language);
    const content = format === 'json' ? JSON.stringify(texts) : scriptOf(domain, texts);
    const file = { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` };
    files.set(key, file);
    return file;
  };
  return route(getTranslationFile, ({ params: { domain, format } }, { language, request, response }) => {
    const { content, etag } = fileOf(domain, format, language);
    response.setHeader('content-type', contentTypes[format]);
    response.setHeader('cache-control', cacheControl);
    response.setHeader('etag', etag);
    if (request.fresh) response.status(304).end();
    else response.send(content);
    return Promise.resolve('handled');
  });
}

function requireTexts(domain: string, language: 'nl' | 'fr'): Record<string, unknown> {
  const texts = translationsOf(domain, language);
  if (texts === null) throw new Problem('translations.not_found');
  return texts;
}

/** JSON is valid JavaScript; texts cannot end the script. */
const scriptOf = (domain: string, texts: object): string =>
  `window.Translations = Object.assign(window.Translations || {}, ${writeScript({ [domain]: texts })});\n`;
const writeScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');
