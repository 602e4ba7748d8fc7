import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { day, digits, instant } from '../values.ts';
import { within } from '../within.ts';

export const mostStatisticsCustomers = 50;

export const statisticsEvents = {
  /** The link in the mail is derived from `requestId`. */
  AccountStatisticsRequested: defineEvent(
    'AccountStatisticsRequested',
    z.object({
      userId: digits,
      requestId: z.uuid(),
      from: day,
      to: day,
      customerNumbers: z.array(digits).min(1).max(mostStatisticsCustomers),
      /** Null: only the user. */
      secondRecipient: personal(within(254).nullable()),
      /** SHA-256, base64url. */
      tokenHash: z.string().length(43),
      until: instant,
    }),
    { personOf: (data) => data.userId },
  ),
};
