import { getTerms } from '@talloor/contracts/endpoints/terms.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { acceptedTermsTable } from '@talloor/projections/tables/acceptedTerms.ts';
import { mustAcceptTerms, termsOn } from '@talloor/rules/account/termsOn.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';

const text = `select version, accepted_at from ${acceptedTermsTable.qualifiedName} where user_id = $1 order by accepted_at desc`;

export const getTermsRoute = ({ pool, waiter, catalogue, clock }: ReadSide): Route =>
  route(getTerms, async (_input, { user, language, seenPosition }) => {
    const stale = user !== null && (await isStale(waiter, seenPosition, 'acceptedTerms'));
    const [versions, rows] = await Promise.all([
      catalogue.findTermsVersions(),
      user === null
        ? []
        : findRows(pool, columnsOf(acceptedTermsTable, 'version', 'accepted_at'), {
            name: 'accepted-terms',
            text,
            values: [user.userId],
          }),
    ]);
    const current = termsOn(versions, dayAt(clock.now().getTime()));
    const accepted = rows.map(({ version, accepted_at: at }) => ({ version, at: new Date(at).toISOString() }));
    return {
      body: {
        version: current.version,
        from_day: current.from,
        text: current.text?.[language] ?? null,
        accepted,
        is_due: user !== null && mustAcceptTerms(current.version, accepted[0]?.version ?? null),
      },
      stale,
    };
  });
