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

/** `plan` and `provider` stay known in every later status. */
export type PaymentState =
  | { status: 'none' }
  | { status: 'started' | 'prepared'; plan: PaymentPlan; flagged: boolean }
  | { status: 'refused'; plan: PaymentPlan; flagged: boolean; code: string; number: string }
  | { status: 'created'; plan: PaymentPlan; flagged: boolean; provider: ProviderPayment }
  | {
      status: 'finished';
      plan: PaymentPlan;
      flagged: boolean;
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
    return state.status === 'none' ? { status: 'started', plan: event.data, flagged: false } : state;
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'PaymentPrepared':
      return { status: 'prepared', plan: state.plan, flagged: state.flagged };
    case 'PaymentRefused':
      return { status: 'refused', plan: state.plan, flagged: state.flagged, ...event.data };
    case 'PaymentCreated':
      return { status: 'created', plan: state.plan, flagged: state.flagged, provider: event.data };
    case 'PaymentFlagged':
      return { ...state, flagged: true };
    case 'PaymentFinished': {
      const provider = 'provider' in state ? state.provider : null;
      const { plan, flagged } = state;
      const settled = state.status === 'finished' ? state.settled : null;
      return { status: 'finished', plan, flagged, provider, outcome: event.data.outcome, settled };
    }
    case 'PaymentSettled':
      return state.status === 'finished' ? { ...state, settled: event.data.outcome } : state;
    default:
      return event satisfies never;
  }
}

export const paymentFold = {
  category: 'payment',
  stateVersion: 1,
  initial: noPayment,
  evolve: evolvePayment,
};
