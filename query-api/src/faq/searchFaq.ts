import { searchFaq } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { ReadSide } from '../readSide.ts';

/** Frequently asked questions that fit the words. */
export const searchFaqRoute = ({ catalogue }: ReadSide): Route =>
  route(searchFaq, async ({ body: { keywords } }, { language }) => ({
    body: { items: [...(await catalogue.findFaq(keywords, language))] },
  }));
