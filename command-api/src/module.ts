import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { Policy } from '@talloor/platform/subscription/policy.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import type { OrderNumbers } from './aggregates/basket/checkout/orderNumbers.ts';
import type { Payments } from './payments/createPayments.ts';
import type { Mailer } from './mail/mailer.ts';

/** Of an aggregate, or of policies over several. */
export type CommandModule = {
  readonly routes?: readonly Route[];
  readonly policies?: readonly Policy[];
  readonly timers?: readonly Timer[];
  readonly limits?: readonly RateLimit[];
};

/** Keeps the type of commands without route and steps for other aggregates. */
export const defineModule = <M extends CommandModule>(module: M): M => module;

export type CommandSettings = {
  /** Null: no mail (demo). */
  readonly mailer: Mailer | null;
  /** Customer service; null: no mail to it. */
  readonly officeEmail: string | null;
  /** For links in mails. */
  readonly publicUrl: string;
  readonly companyName: string;
  /** Failures per username and 15 minutes. */
  readonly loginAttempts: number;
  /** Hides which users exist (`DISCREET`). */
  readonly discreet: boolean;
  /** Requires an existing passkey for office logins. */
  readonly officePasskeys: boolean;
  /** Seed of the punch-out settings, by customer number. */
  readonly erpHosts: ReadonlyMap<string, readonly string[]>;
  /** Accepts return addresses without TLS on this machine. */
  readonly isDemo: boolean;
  /** Null: the sequence; the demo has its own. */
  readonly orderNumbers: OrderNumbers | null;
  readonly payments: Payments;
  readonly analyticsPerMinute: number;
};
