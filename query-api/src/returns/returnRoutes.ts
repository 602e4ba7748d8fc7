import { getReturn, listReturns } from '@talloor/contracts/endpoints/returns.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import type { ShowsPrices } from '../rememberShowsPrices.ts';
import { findReturn, findReturns } from './findReturns.ts';
import { summariseReturn, viewReturn } from './viewReturn.ts';

/** Returns of a page. */
const pageSize = 24;

/** Returns of the customer, in a list and one by one; another customer's are not found. */
export const returnRoutes = ({ pool, waiter }: ReadSide, showsPrices: ShowsPrices): readonly Route[] => [
  route(listReturns, async ({ query: { page } }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'returns');
    const [{ total, returns }, showPrices] = await Promise.all([
      findReturns(pool, customerNumber, { limit: pageSize, offset: (page - 1) * pageSize }),
      showsPrices(customerNumber),
    ]);
    const body = {
      returns: returns.map((found) => summariseReturn(found, { language, showPrices })),
      total,
      pages: Math.max(1, Math.ceil(total / pageSize)),
    };
    return { body, stale };
  }),
  route(getReturn, async ({ params: { id } }, { customerNumber, language, seen }) => {
    const stale = await isStale(waiter, seen, 'returns');
    const [found, showPrices] = await Promise.all([findReturn(pool, id, customerNumber), showsPrices(customerNumber)]);
    if (!found) throw new Problem('return.not_found');
    return { body: viewReturn(found, { language, showPrices }), stale };
  }),
];
