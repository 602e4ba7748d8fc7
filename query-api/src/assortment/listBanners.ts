import { listBanners } from '@talloor/contracts/endpoints/assortment.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ReadSide } from '../readSide.ts';
import { bannerFor } from './bannerFor.ts';
import { viewBanner } from './viewCategory.ts';

export const listBannersRoute = ({ catalogue, clock }: ReadSide): Route =>
  route(listBanners, async ({ query: { place } }, { language, customerNumber }) => {
    const [banners, customer] = await Promise.all([
      catalogue.findBanners(place, dayAt(clock.now().getTime())),
      customerNumber === null ? null : catalogue.findCustomer(customerNumber),
    ]);
    return { body: banners.flatMap((banner) => bannerFor(viewBanner(banner, language), customer) ?? []) };
  });
