import type { CommandSide } from '../../commandSide.ts';
import { defineModule, type CommandSettings } from '../../module.ts';
import { closePaymentFlagRoute } from './closePaymentFlag/route.ts';
import { payInvoicesRoute } from './payInvoices/route.ts';
import { createPaymentsUnderWay } from './paymentsUnderWay.ts';
import { paymentWebhookLimit, paymentWebhookRoute } from './paymentWebhook/route.ts';
import { lookAtPayments } from './policies/lookAtPayments.ts';
import { settlePayment } from './policies/settlePayment.ts';
import { releasePaymentRoute } from './releasePayment/route.ts';
import { createSettlement } from './settle/createSettlement.ts';

export const paymentModule = (side: CommandSide, { payments, publicUrl }: CommandSettings) => {
  const underWay = createPaymentsUnderWay(side.pool);
  const settlement = createSettlement({ ...side, payments, underWay, publicUrl });
  return defineModule({
    routes: [
      payInvoicesRoute(side, settlement, publicUrl),
      paymentWebhookRoute(settlement, underWay),
      releasePaymentRoute(side, settlement),
      closePaymentFlagRoute(side),
    ],
    policies: [settlePayment(settlement)],
    timers: [lookAtPayments(side, settlement, underWay)],
    limits: [paymentWebhookLimit],
  });
};
