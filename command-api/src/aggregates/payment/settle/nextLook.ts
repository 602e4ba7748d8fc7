import type { PaymentState } from '@talloor/events/payment/state.ts';

const bounds = { leastMs: 10_000, mostMs: 60 * 60_000 };
/** Another process may have held something late. */
const lastLookMs = 10 * 60_000;

/** Webhooks may never come, so the pauses grow with the age. Null: nothing is due. */
export function nextLook(state: PaymentState, startedAt: number, now: number): Date | null {
  const pause = Math.min(bounds.mostMs, Math.max(bounds.leastMs, (now - startedAt) / 4));
  switch (state.status) {
    case 'none':
      return null;
    case 'started':
    case 'prepared':
      return new Date(now + pause);
    case 'created': {
      const expiry = new Date(state.provider.expiresAt).getTime() + 1000;
      return new Date(expiry > now ? Math.min(expiry, now + pause) : now + pause);
    }
    case 'refused':
    case 'finished': {
      if (state.status === 'finished' && state.settled !== state.outcome) return new Date(now + bounds.leastMs);
      const lastLook = Math.max(startedAt + lastLookMs, expiryOf(state));
      return lastLook > now ? new Date(lastLook) : null;
    }
    default:
      return state satisfies never;
  }
}

const expiryOf = (state: PaymentState): number =>
  'provider' in state && state.provider !== null ? new Date(state.provider.expiresAt).getTime() + lastLookMs : 0;
