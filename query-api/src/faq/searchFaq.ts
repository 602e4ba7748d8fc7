import { searchFaq } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';

export const searchFaqRoute = ({ catalogue }: ReadSide): Route =>
  route(searchFaq, async ({ body: { keywords } }, { language }) => ({
    body: { items: [...(await catalogue.findFaq(keywords, language))] },
  }));
