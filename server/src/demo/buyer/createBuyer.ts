import type { Request, RequestHandler, Response } from 'express';
import { receivedPage, startPage, type BuyerLanguage } from './buyerPages.ts';
import { readPostedForm } from './readPostedForm.ts';

/** Another site than `localhost` for the browser, though the same port. */
const buyerHost = '127.0.0.1';
const page = '/demo-buyer';
const hook = `${page}/hook`;
const mostBytes = 5_000_000;

const languageOf = (request: Request): BuyerLanguage => (request.acceptsLanguages('nl', 'fr') === 'fr' ? 'fr' : 'nl');

/** In the demo only (docs/punch-out.md). It keeps nothing. */
export function createBuyer(others: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { path, method } = request;
    if (path !== page && path !== hook) return others(request, response, next);
    const port = request.get('host')?.split(':')[1];
    const at = (host: string) => `http://${host}${port === undefined ? '' : `:${port}`}`;
    if (request.hostname !== buyerHost) return response.redirect(302, `${at(buyerHost)}${page}`);
    const shop = at('localhost');
    protect(response, shop);
    if (path === page && (method === 'GET' || method === 'HEAD')) {
      const quote = typeof request.query['quote'] === 'string' ? request.query['quote'].slice(0, 35) : '';
      const start = { language: languageOf(request), shop, hook: `${at(buyerHost)}${hook}`, quote };
      response.type('html').send(startPage(start));
      return undefined;
    }
    if (path !== hook || method !== 'POST') return others(request, response, next);
    void receive(request).then((body) => {
      if (body === null) response.status(413).end();
      else response.type('html').send(receivedPage(languageOf(request), readPostedForm(body), page));
    }, next);
    return undefined;
  };
}

/** No script, and no frame or form other than the shop's. */
function protect(response: Response, shop: string): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader(
    'content-security-policy',
    `default-src 'none';style-src 'unsafe-inline';frame-src ${shop};form-action ${shop};base-uri 'none';frame-ancestors 'self'`,
  );
  response.setHeader('x-frame-options', 'SAMEORIGIN');
}

/** Null if too large. */
async function receive(request: Request): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
