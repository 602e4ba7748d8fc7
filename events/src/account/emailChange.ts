import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { personal } from '../personal.ts';
import { digits, instant } from '../values.ts';

/** Events of an account about another mail address. */
export const emailChangeEvents = {
  /** The user wrote another address; it counts once its link was followed, until then the one before does. */
  AccountEmailChangeAsked: defineEvent(
    'AccountEmailChangeAsked',
    z.object({ userId: digits, email: personal(z.string()), requestedAt: instant, until: instant }),
    { personOf: (data) => data.userId },
  ),
  /** Whoever reads the mail of the new address is the user. */
  AccountEmailConfirmed: defineEvent(
    'AccountEmailConfirmed',
    z.object({ userId: digits, email: personal(z.string()), previousEmail: personal(z.string()) }),
    { personOf: (data) => data.userId },
  ),
};

/** An address that waits for its link; the address is null once the person was erased. Instants are ISO. */
export type WantedEmail = { readonly email: string | null; readonly requestedAt: string; readonly until: string };
