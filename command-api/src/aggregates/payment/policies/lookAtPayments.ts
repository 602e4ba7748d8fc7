import { isOutage } from '@talloor/platform/isOutage.ts';
import { sideBySide } from '@talloor/platform/sideBySide.ts';
import type { Timer } from '@talloor/platform/subscription/timer.ts';
import type { CommandSide } from '../../../commandSide.ts';
import type { PaymentsUnderWay } from '../paymentsUnderWay.ts';
import type { Settlement } from '../settle/createSettlement.ts';

const atOnce = 8;
const tryAgainMs = 60_000;

/** Steps after a crash, missing webhooks, and payments that expire. */
export const lookAtPayments = (
  { clock, log }: Pick<CommandSide, 'clock' | 'log'>,
  settlement: Pick<Settlement, 'advance'>,
  underWay: PaymentsUnderWay,
): Timer => ({
  name: 'lookAtPayments',
  look: async (ending) => {
    await sideBySide(await underWay.findDue(clock.now()), atOnce, async (paymentId) => {
      if (ending.aborted) return;
      try {
        await settlement.advance(paymentId, { fetch: true });
      } catch (error) {
        if (isOutage(error)) throw error;
        log.error({ err: error, paymentId }, 'a payment could not be settled');
        await underWay.note(paymentId, null, new Date(clock.now().getTime() + tryAgainMs));
      }
    });
    const next = await underWay.findNext();
    return next === null ? Number.POSITIVE_INFINITY : next.getTime() - clock.now().getTime();
  },
});
