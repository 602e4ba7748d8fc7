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

type Lasting = {
  readonly plan: PaymentPlan;
  readonly flag: PaymentFlag;
  /** The last flag was raised with money. */
  readonly isMoneyFlagged: boolean;
};

/** `plan`, flag and `provider` stay known in every later status. */
export type PaymentState =
  | { status: 'none' }
  | (Lasting & { status: 'started' | 'prepared' })
  | (Lasting & { status: 'refused'; code: string; number: string })
  | (Lasting & { status: 'created'; provider: ProviderPayment })
  | (Lasting & {
      status: 'finished';
      /** Null where credits cover everything, or it ended before the provider knew it. */
      provider: ProviderPayment | null;
      outcome: PaymentOutcome;
      /** Outcome that invoices and credits follow; null before that. */
      settled: PaymentOutcome | null;
    });
export type KnownPayment = Exclude<PaymentState, { status: 'none' }>;

export const noPayment: PaymentState = { status: 'none' };

export function evolvePayment(state: PaymentState, event: PaymentEvent): PaymentState {
  if (event.type === 'PaymentStarted')
    return state.status === 'none'
      ? { status: 'started', plan: event.data, flag: 'none', isMoneyFlagged: false }
      : state;
  if (state.status === 'none') return state;
  const { plan, flag, isMoneyFlagged } = state;
  const lasting: Lasting = { plan, flag, isMoneyFlagged };
  switch (event.type) {
    case 'PaymentPrepared':
      return { status: 'prepared', ...lasting };
    case 'PaymentRefused':
      return { status: 'refused', ...lasting, ...event.data };
    case 'PaymentCreated':
      return { status: 'created', ...lasting, provider: event.data };
    case 'PaymentFlagged':
      return { ...state, flag: 'open', isMoneyFlagged: event.data.isPaid === true };
    case 'PaymentFlagClosed':
      return { ...state, flag: 'closed' };
    case 'PaymentFinished': {
      const provider = 'provider' in state ? state.provider : null;
      const settled = state.status === 'finished' ? state.settled : null;
      return { status: 'finished', ...lasting, provider, outcome: event.data.outcome, settled };
    }
    case 'PaymentSettled':
      return state.status === 'finished' ? { ...state, settled: event.data.outcome } : state;
    default:
      return event satisfies never;
  }
}

export const paymentFold = {
  category: 'payment',
  stateVersion: 3,
  initial: noPayment,
  evolve: evolvePayment,
};
