import { getSpecSheet } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';

/** Always a download: the ERP's content types are not trusted. */
export const getSpecSheetRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(getSpecSheet, async ({ params: { artNo, type } }, { customerNumber, language, request, response }) => {
    const sheet = await catalogue.findSheet(artNo, type, language, customerNumber);
    if (!sheet) {
      const products = await catalogue.findProducts([artNo], customerNumber, dayAt(clock.now().getTime()));
      throw new Problem(products.has(artNo) ? 'sheet.not_found' : 'article.not_found');
    }
    response.attachment(sheet.fileName);
    response.setHeader('content-type', sheet.contentType);
    response.setHeader('etag', `"${sheet.hash}"`);
    response.setHeader('cache-control', 'private, no-cache');
    if (request.fresh) response.status(304).end();
    else response.send(sheet.content);
    return 'handled';
  });
