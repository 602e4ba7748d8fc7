import { listBanners } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { viewBanner } from './viewCategory.ts';

/** Which banners of the back office a page shows now. */
export const listBannersRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(listBanners, async ({ query: { place } }, { language }) => {
    const banners = await catalogue.findBanners(place, dayAt(clock.now().getTime()));
    return { body: banners.map((banner) => viewBanner(banner, language)) };
  });
