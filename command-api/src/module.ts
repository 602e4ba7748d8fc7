import type { Route } from '@talloor/platform/http/handler.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { Policy } from '@talloor/platform/subscription/policy.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import type { ErpHosts } from './aggregates/account/punchIn/erpHosts.ts';
import type { OrderNumbers } from './aggregates/basket/checkout/orderNumbers.ts';
import type { Mailer } from './mail/mailer.ts';

/** What an aggregate, or a group of policies over two of them, adds to the write side. */
export type CommandModule = {
  readonly routes?: readonly Route[];
  readonly policies?: readonly Policy[];
  readonly timers?: readonly Timer[];
  readonly limits?: readonly RateLimit[];
};

/** A module with what only its aggregate offers beside: commands without a route, steps for other aggregates. */
export const defineModule = <M extends CommandModule>(module: M): M => module;

/** What the tenant set for the write side, beside what every command needs. */
export type CommandSettings = {
  /** Null: no mail is sent (the demo's past orders). */
  readonly mailer: Mailer | null;
  /** Where people reach the shop, for links in mails. */
  readonly publicUrl: string;
  /** Failed logins per username in a quarter of an hour. */
  readonly loginAttempts: number;
  /** Whether answers tell nobody which users exist (`DISCREET`). */
  readonly discreet: boolean;
  /** Whether an office account that has a passkey signs in by that alone. */
  readonly officePasskeys: boolean;
  /** Hosts of customers' ERP systems; without them nobody comes in from one. */
  readonly erpHosts: ErpHosts;
  /** Null: those of the sequence. The demo's orders have numbers of their own. */
  readonly orderNumbers: OrderNumbers | null;
};
