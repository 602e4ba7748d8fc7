import type { Pool } from 'pg';
import type { BoundFinder } from '../customer/createBoundFinder.ts';
import { createFaqFinder } from '../faq/createFaqFinder.ts';
import type { Freshness } from '../freshness/createFreshness.ts';
import type { Assortment } from './assortment.ts';
import { createColumnSetFinder } from './columnSets.ts';
import { createAnnouncementFinder } from './findAnnouncements.ts';
import { createBannerFinder } from './findBanners.ts';
import { createCodeFinder } from './findByCode.ts';
import { createFreeSampleFinder } from './findFreeSamples.ts';
import { createNavigationFinder } from './findNavigation.ts';
import { createOwnAssortmentFinder } from './findOwnAssortment.ts';
import { createRelatedFinder } from './findRelated.ts';
import { createRestrictedListFinder } from './findRestrictedList.ts';
import { createSheetFinder } from './findSheet.ts';
import { createSpecialListFinder } from './findSpecialLists.ts';
import { createTradeItemFinder } from './findTradeItem.ts';

/** Needs `catalogueMigrations`. */
export function createAssortment(pool: Pool, freshness: Freshness, isBound: BoundFinder): Assortment {
  return {
    findNavigation: createNavigationFinder(pool, freshness, isBound),
    findBanners: createBannerFinder(pool),
    ...createSpecialListFinder(pool),
    findOwnAssortment: createOwnAssortmentFinder(pool),
    findRestrictedList: createRestrictedListFinder(pool),
    findRelated: createRelatedFinder(pool),
    findTradeItem: createTradeItemFinder(pool),
    findByCode: createCodeFinder(pool),
    findSheet: createSheetFinder(pool),
    findFaq: createFaqFinder(pool, freshness),
    findAnnouncements: createAnnouncementFinder(pool, freshness),
    findColumnSets: createColumnSetFinder(pool),
    findFreeSamples: createFreeSampleFinder(pool, freshness),
  };
}
