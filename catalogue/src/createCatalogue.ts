import type { Pool } from 'pg';
import type { Clock } from '@talloor/platform/clock.ts';
import { createAssortment } from './assortment/createAssortment.ts';
import { createCalendarFinder } from './calendar/createCalendarFinder.ts';
import type { Catalogue } from './catalogue.ts';
import { createBoundFinder } from './customer/createBoundFinder.ts';
import { createCustomerFinder } from './customer/createCustomerFinder.ts';
import { createTermsFinder } from './customer/createTermsFinder.ts';
import { watchRestrictedLists } from './customer/watchRestrictedLists.ts';
import { createDepositFinder } from './deposits/createDepositFinder.ts';
import { createFreshness } from './freshness/createFreshness.ts';
import { createMusselFinder } from './mussel/createMusselFinder.ts';
import { createPlaceFinder } from './places/createPlaceFinder.ts';
import { createDetailFinder } from './product/createDetailFinder.ts';
import { createErpNumberFinder } from './product/createErpNumberFinder.ts';
import { createProductFinder } from './product/createProductFinder.ts';
import { createProductReader } from './product/createProductReader.ts';
import { createLiveRegister, type LiveRegisterSettings } from './register/createLiveRegister.ts';
import { createPunchOutFinder } from './punchOut/createPunchOutFinder.ts';
import { createImportedRegister } from './register/createImportedRegister.ts';
import { createTermsVersionFinder } from './terms/createTermsVersionFinder.ts';
import { createProductSearch } from './search/createProductSearch.ts';
import { createReservationAmender } from './stock/amendReservation.ts';
import { createStockReserver } from './stock/reserveStock.ts';

/**
 * Needs `catalogueMigrations`. Calls of one turn of the event loop share a round trip. Facts are shared: never change
 * them.
 */
export function createCatalogue({
  pool,
  clock,
  registry = null,
}: {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Null: the imported register. */
  readonly registry?: LiveRegisterSettings | null;
}): Catalogue {
  const freshness = createFreshness(pool);
  const isBound = createBoundFinder(pool);
  const findTerms = createTermsFinder(pool, isBound);
  const findProducts = createProductFinder(pool, freshness, findTerms);
  const findCalendar = createCalendarFinder(pool, clock, freshness);
  return {
    findProducts,
    readProducts: createProductReader(pool, freshness, findTerms),
    ...createAssortment(pool, freshness, isBound),
    findErpNumbers: createErpNumberFinder(pool, freshness),
    findDetail: createDetailFinder(pool, freshness),
    ...createProductSearch({ pool, clock, freshness }, { findProducts, findTerms }),
    ...createCustomerFinder(pool, freshness),
    findCalendar,
    restrictedLists: watchRestrictedLists(pool),
    ...createPlaceFinder(pool, freshness),
    ...createPunchOutFinder(pool, freshness),
    findDeposits: createDepositFinder(pool, freshness),
    findTermsVersions: createTermsVersionFinder(pool, freshness),
    findMussels: createMusselFinder(pool, freshness),
    ...(registry === null ? createImportedRegister(pool) : createLiveRegister(registry)),
    reserveStock: createStockReserver(pool, clock),
    amendReservation: createReservationAmender(pool, clock),
  };
}
