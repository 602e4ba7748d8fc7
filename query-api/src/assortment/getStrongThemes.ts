import { getStrongThemes } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { viewTheme } from './viewCategory.ts';

export const getStrongThemesRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(getStrongThemes, async (_input, { customerNumber, language }) => {
    const today = dayAt(clock.now().getTime());
    const themes = await catalogue.findSpecialLists('themes', today);
    const numbers = [...new Set(themes.flatMap(({ articles }) => articles))];
    const products = await catalogue.findProducts(numbers, customerNumber, today);
    return {
      body: themes.flatMap((theme) => {
        const count = new Set(theme.articles.filter((article) => products.has(article))).size;
        return count === 0 ? [] : [viewTheme(theme, count, language)];
      }),
    };
  });
