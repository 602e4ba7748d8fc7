import { paymentWebhook } from '@talloor/contracts/endpoints/payments.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { PaymentsUnderWay } from '../paymentsUnderWay.ts';
import type { Settlement } from '../settle/createSettlement.ts';

const providerId = /^[\w-]{1,64}$/;

/** Not believed: only triggers a fetch. Unknown ids get the same answer. */
export const paymentWebhookRoute = (settlement: Settlement, underWay: PaymentsUnderWay): Route =>
  route(paymentWebhook, async ({ body: { id } }) => {
    const paymentId = providerId.test(id) ? await underWay.findByProvider(id) : null;
    if (paymentId !== null) {
      const { isProviderUnavailable } = await settlement.advance(paymentId, { fetch: true });
      // The provider calls again later.
      if (isProviderUnavailable) throw new Problem('payment.provider_unavailable');
    }
    return { body: undefined };
  });

/** A provider calls from few addresses, seldom per payment. */
export const paymentWebhookLimit: RateLimit = {
  endpoint: paymentWebhook.name,
  windowSeconds: 60,
  counts: 'all',
  perAddress: 600,
  problem: 'request.rate_limited',
};
