import type { PaymentEvent, PaymentOutcome, PaymentShare } from './events.ts';

export type PaymentPlan = {
  readonly paymentId: string;
  readonly customerNumber: string;
  readonly startedBy: string;
  readonly language: 'nl' | 'fr';
  readonly shares: readonly PaymentShare[];
  readonly amountCents: number;
};
export type ProviderPayment = {
  readonly providerId: string;
  readonly checkoutUrl: string | null;
  readonly expiresAt: string;
};

/** `closed`: the office dealt with the money. */
export type PaymentFlag = 'none' | 'open' | 'closed';

/** `plan`, `flag` and `provider` stay known in every later status. */
export type PaymentState =
  | { status: 'none' }
  | { status: 'started' | 'prepared'; plan: PaymentPlan; flag: PaymentFlag }
  | { status: 'refused'; plan: PaymentPlan; flag: PaymentFlag; code: string; number: string }
  | { status: 'created'; plan: PaymentPlan; flag: PaymentFlag; provider: ProviderPayment }
  | {
      status: 'finished';
      plan: PaymentPlan;
      flag: PaymentFlag;
      /** Null where credits cover everything, or it ended before the provider knew it. */
      provider: ProviderPayment | null;
      outcome: PaymentOutcome;
      /** Outcome that invoices and credits follow; null before that. */
      settled: PaymentOutcome | null;
    };
export type KnownPayment = Exclude<PaymentState, { status: 'none' }>;

export const noPayment: PaymentState = { status: 'none' };

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'PaymentStarted')
    return state.status === 'none' ? { status: 'started', plan: event.data, flag: 'none' } : state;
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'PaymentPrepared':
      return { status: 'prepared', plan: state.plan, flag: state.flag };
    case 'PaymentRefused':
      return { status: 'refused', plan: state.plan, flag: state.flag, ...event.data };
    case 'PaymentCreated':
      return { status: 'created', plan: state.plan, flag: state.flag, provider: event.data };
    case 'PaymentFlagged':
      return { ...state, flag: 'open' };
    case 'PaymentFlagClosed':
      return { ...state, flag: 'closed' };
    case 'PaymentFinished': {
      const provider = 'provider' in state ? state.provider : null;
      const { plan, flag } = state;
      const settled = state.status === 'finished' ? state.settled : null;
      return { status: 'finished', plan, flag, provider, outcome: event.data.outcome, settled };
    }
    case 'PaymentSettled':
      return state.status === 'finished' ? { ...state, settled: event.data.outcome } : state;
    default:
      return event satisfies never;
  }
}

export const paymentFold = {
  category: 'payment',
  stateVersion: 2,
  initial: noPayment,
  evolve: evolvePayment,
};
