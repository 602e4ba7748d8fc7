import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { downloadPersonalData } from '@talloor/contracts/endpoints/profile.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import { isStale } from '../../isStale.ts';
import type { ShowsPrices } from '../../rememberShowsPrices.ts';
import { createPriceRightsFinder } from '../../statistics/createPriceRightsFinder.ts';
import type { AuditSide } from '../auditSide.ts';
import { writePersonalData } from './writePersonalData.ts';

export const downloadPersonalDataRoute = (side: AuditSide, showsPrices: ShowsPrices): Route => {
  const findPriceRights = createPriceRightsFinder({ ...side, showsPrices });
  return route(downloadPersonalData, async (_input, { user, seenPosition, response }) => {
    await isStale(side.waiter, seenPosition, 'accounts', 'customerChanges', 'customerUsers');
    const { userId, customers } = user;
    const shown = await Promise.all(customers.map((number) => findPriceRights(userId, [number])));
    const priced = new Set(customers.filter((_, index) => shown[index]?.showsPrices));
    const seesPricesOf = (customerNumber: string | null) =>
      customerNumber === null ? priced.size === customers.length : priced.has(customerNumber);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
      'cache-control': 'no-store',
    });
    await pipeline(Readable.from(writePersonalData(side, userId, seesPricesOf)), response).catch(
      (error: NodeJS.ErrnoException) => {
        // The client has gone.
        if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
      },
    );
    return 'handled';
  });
};

/** Each download reads many streams. */
export const personalDataLimit: RateLimit = {
  endpoint: downloadPersonalData.name,
  windowSeconds: 60 * 60,
  perUser: 5,
  problem: 'personal_data.too_many',
};
