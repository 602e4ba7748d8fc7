import { getOfficeRegistration, listOfficeRegistrations } from '@talloor/contracts/endpoints/officeRegistrations.ts';
import { recordRead } from '@talloor/platform/auditReads/recordRead.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { isStale } from '../isStale.ts';
import { wordsOf } from '../office/sought.ts';
import type { ReadSide } from '../readSide.ts';
import { findDoubles } from './findDoubles.ts';
import { findRound } from './findRound.ts';
import { countRegistrations, findRegistration, findRegistrations, searchRegistrations } from './findRegistrations.ts';
import { viewRegistration, viewRegistrationDetail } from './viewRegistration.ts';

/** Design, 6.3. */
export function officeRegistrationRoutes({ pool, catalogue, waiter, clock }: ReadSide): readonly Route[] {
  const isUndelivered = async (postal: string | null): Promise<boolean> =>
    postal !== null && !(await catalogue.findPostalCode(postal)).isDelivered;
  return [
    route(listOfficeRegistrations, async ({ query: { tab, q } }, { seenPosition }) => {
      const stale = await isStale(waiter, seenPosition, 'registrations');
      const [counts, rows] = await Promise.all([
        countRegistrations(pool),
        wordsOf(q).length > 0 ? searchRegistrations(pool, wordsOf(q)) : findRegistrations(pool, tab),
      ]);
      const registrations = await Promise.all(
        rows.map(async (row) => viewRegistration(row, await isUndelivered(row.postal))),
      );
      return { body: { counts, registrations }, stale };
    }),
    route(getOfficeRegistration, async ({ params: { id } }, { seenPosition, user }) => {
      const stale = await isStale(waiter, seenPosition, 'registrations');
      const row = await findRegistration(pool, id);
      if (row === null) throw new Problem('registration.not_found');
      await recordRead(pool, { what: 'registration', about: id }, user.userId, clock.now());
      const [doubles, round, undelivered] = await Promise.all([
        findDoubles(pool, row),
        findRound(pool),
        isUndelivered(row.postal),
      ]);
      return { body: viewRegistrationDetail(row, { doubles, round, isUndelivered: undelivered }), stale };
    }),
  ];
}
