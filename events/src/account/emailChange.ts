import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';

export const emailChangeEvents = {
  /** The new address takes effect when its link is followed. */
  AccountEmailChangeAsked: defineEvent(
    'AccountEmailChangeAsked',
    z.object({ userId: digits, email: personal(z.string()), requestedAt: instant, until: instant }),
    { personOf: (data) => data.userId },
  ),
  AccountEmailConfirmed: defineEvent(
    'AccountEmailConfirmed',
    z.object({ userId: digits, email: personal(z.string()), previousEmail: personal(z.string()) }),
    { personOf: (data) => data.userId },
  ),
};

/** The address is null after erasure. Instants are ISO. */
export type WantedEmail = { readonly email: string | null; readonly requestedAt: string; readonly until: string };
