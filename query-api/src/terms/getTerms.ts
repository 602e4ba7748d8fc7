import { getTerms } from '@talloor/contracts/endpoints/terms.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findTerms } from './findTerms.ts';

export const getTermsRoute = (side: ReadSide): Route =>
  route(getTerms, async (_input, { user, language, seenPosition }) => {
    const stale = user !== null && (await isStale(side.waiter, seenPosition, 'acceptedTerms'));
    const { current, accepted, isDue } = await findTerms(side, user?.userId ?? null);
    return {
      body: {
        version: current.version,
        from_day: current.from,
        text: current.text?.[language] ?? null,
        accepted,
        is_due: isDue,
      },
      stale,
    };
  });
