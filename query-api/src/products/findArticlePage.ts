import { findArticlePage } from '@talloor/contracts/endpoints/catalogue.ts';
import { shopDocuments } from '@talloor/contracts/shopDocuments.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ReadSide } from '../readSide.ts';

/** nginx follows `X-Accel-Redirect` to the document. */
export const findArticlePageRoute = ({ catalogue }: ReadSide): Route =>
  route(findArticlePage, async ({ params: { artNo } }, { language, response }) => {
    if ((await catalogue.findDetail(artNo)) === null) throw new Problem('article.not_found');
    response.setHeader('x-accel-redirect', shopDocuments[language]);
    return { body: undefined };
  });
