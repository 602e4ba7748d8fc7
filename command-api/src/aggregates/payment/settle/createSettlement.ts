import type { PaymentState } from '@talloor/events/payment/state.ts';
import type { Position } from '@talloor/platform/eventStore/port.ts';
import { inTurns } from '@talloor/platform/inTurns.ts';
import { ProviderUnavailable } from '../../../payments/paymentProvider.ts';
import { nextLook } from './nextLook.ts';
import { type Advance, createSteps, type SettlementParts } from './createSteps.ts';

export type Advanced = {
  readonly state: PaymentState;
  readonly position: Position | null;
  readonly isProviderUnavailable: boolean;
};

export type Settlement = {
  /** Each step can be repeated (ADR 0146). */
  readonly advance: (paymentId: string, how?: Advance) => Promise<Advanced>;
  /** The timer looks at it, should its command not end. */
  readonly watch: (paymentId: string) => Promise<void>;
  /** @returns position of the plan as well */
  readonly start: (
    paymentId: string,
    append: () => Promise<{ readonly position: Position | null }>,
    how: Advance,
  ) => Promise<Advanced>;
};

/** Above the time limit of a command. */
const firstLookMs = 10_000;
/** Without an answer nobody has the checkout, so no money can come. */
const createPatienceMs = 120_000;

export function createSettlement(parts: SettlementParts): Settlement {
  const { clock, underWay, log } = parts;
  const takeTurn = inTurns();

  const watch = (paymentId: string): Promise<number> => {
    const now = clock.now();
    return underWay.watch(paymentId, now, new Date(now.getTime() + firstLookMs));
  };

  const advance = async (paymentId: string, how: Advance): Promise<Advanced> => {
    const steps = createSteps(parts, paymentId, how);
    const startedAt = await watch(paymentId);
    const isAbandoned = () => how.isAwaited === true || clock.now().getTime() - startedAt > createPatienceMs;
    let isProviderUnavailable = false;
    let state = await steps.load();
    for (;;) {
      const next = await steps.step(state).catch((error: unknown) => {
        if (!(error instanceof ProviderUnavailable)) throw error;
        log.warn({ paymentId, reason: error.message }, 'the payment provider did not answer');
        isProviderUnavailable = true;
        return state.status === 'prepared' && isAbandoned() ? steps.finish('failed') : null;
      });
      if (next === null) break;
      state = next;
    }
    const providerId = 'provider' in state ? (state.provider?.providerId ?? null) : null;
    await underWay.note(paymentId, providerId, nextLook(state, startedAt, clock.now().getTime()));
    return { state, position: steps.position(), isProviderUnavailable };
  };

  return {
    watch: async (paymentId) => void (await watch(paymentId)),
    advance: (paymentId, how = {}) => takeTurn(paymentId, () => advance(paymentId, how)),
    start: (paymentId, append, how) =>
      takeTurn(paymentId, async () => {
        const { position } = await append();
        await parts.faults.reach('afterPaymentStarted');
        const advanced = await advance(paymentId, how);
        return { ...advanced, position: advanced.position ?? position };
      }),
  };
}
