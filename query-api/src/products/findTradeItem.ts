import { findTradeItem } from '@talloor/contracts/endpoints/catalogue.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { ReadSide } from '../readSide.ts';

export const findTradeItemRoute = ({ catalogue }: ReadSide): Route =>
  route(findTradeItem, async ({ params }, { customerNumber }) => {
    const article = await catalogue.findTradeItem(params.barcode, customerNumber);
    if (article === null) throw new Problem('trade_item.not_found');
    return { body: { article_number: article } };
  });
