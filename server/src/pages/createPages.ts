import { shopDocuments } from '@talloor/contracts/shopDocuments.ts';
import { shopPagePolicy } from '@talloor/platform/http/contentSecurityPolicy.ts';
import type { FramePolicy } from '@talloor/query-api/punchOut/framePolicyOf.ts';
import type { Request, RequestHandler, Response } from 'express';
import { loadFiles, type StaticFile } from './loadFiles.ts';
import { pageLanguage } from './pageLanguage.ts';
import { findPunchOutPage, isFramedPage } from './punchOutPages.ts';
import { articleOfPath, findShopPage } from './shopPages.ts';

const office = '/backoffice';

export type PageFacts = {
  readonly hasArticle: (articleNumber: string) => Promise<boolean>;
  readonly framePolicyOf: (request: Request) => Promise<FramePolicy>;
  readonly tagManager?: string | null;
};

/**
 * Unknown addresses and articles get the shop's document with status 404. A failed look-up of an article serves its
 * page.
 */
export async function createPages(
  shopFolder: string,
  officeFolder: string,
  { hasArticle, framePolicyOf, tagManager = null }: PageFacts,
): Promise<RequestHandler> {
  const [shop, backoffice] = await Promise.all([loadFiles(shopFolder), loadFiles(officeFolder)]);
  const shopPolicy = shopPagePolicy(tagManager);
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path } = request;
    const isOffice = path === office || path.startsWith(`${office}/`);
    const web = isOffice ? backoffice : shop;
    const inWeb = isOffice ? path.slice(office.length) : path;
    const file = Object.values<string>(shopDocuments).includes(inWeb) ? undefined : web.get(inWeb);
    if (file) return send(file, 200, request, response);
    const framed = isFramedPage(path) ? await framePolicyOf(request) : null;
    const language = languageOf(request, framed);
    const page = web.get(shopDocuments[language]) ?? web.get(shopDocuments.nl);
    const isPage = isOffice || findShopPage(path) !== null || findPunchOutPage(path) !== null;
    const wantsPage = !/\.\w+$/.test(path) && request.accepts(['json', 'html']) === 'html';
    if (!page || (!isPage && !wantsPage)) return next();
    if (!isOffice) response.setHeader('content-security-policy', framed?.policy ?? shopPolicy);
    if (framed?.isFramed) response.removeHeader('x-frame-options');
    const article = isOffice ? null : articleOfPath(path);
    const isFound = isPage && (article === null || (await hasArticle(article).catch(() => true)));
    send(page, isFound ? 200 : 404, request, response);
  };
}

/** In punch-out also as the entry chose: a frame on another site has no cookie of the shop. */
function languageOf(request: Request, framed: FramePolicy | null): 'nl' | 'fr' {
  const { path, query } = request;
  const chosen = framed && findPunchOutPage(path)?.language === null ? (query['_locale'] ?? framed.language) : null;
  if (chosen === 'nl' || chosen === 'fr') return chosen;
  return (
    findPunchOutPage(path)?.language ??
    pageLanguage(path, request.get('cookie') ?? '', request.get('accept-language') ?? '')
  );
}

function send(file: StaticFile, status: number, request: Request, response: Response): void {
  response.setHeader('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('vary', file.isHashed ? 'accept-encoding' : 'accept-encoding, accept-language, cookie');
  response.setHeader('etag', file.etag);
  if (status === 200 && request.get('if-none-match') === file.etag) {
    response.status(304).end();
    return;
  }
  const encoding = request.acceptsEncodings('br', 'gzip', 'identity');
  const packed = encoding === 'br' ? file.brotli : encoding === 'gzip' ? file.gzip : null;
  if (packed && encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-type', file.type);
  response.setHeader('content-length', (packed ?? file.content).length);
  response.status(status).end(request.method === 'HEAD' ? undefined : (packed ?? file.content));
}
