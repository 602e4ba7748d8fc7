import { deliveryMessage } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { defineReportSubject, numberIn } from '../../erpReports/reportSubject.ts';
import { withShopNumbers } from '../../erpReports/withShopNumbers.ts';
import { reportDelivery, type ReportSide } from './reportDelivery/reportDelivery.ts';

/** One delivery in order, deliveries side by side. */
export const deliveryReports = (side: ReportSide) =>
  defineReportSubject({
    name: 'delivery',
    schema: deliveryMessage,
    invalid: 'delivery.message_invalid',
    // Fits a thousand lines, and the event.
    longest: 400_000,
    translate: (message) => withShopNumbers(side.pool, message),
    keysOf: (message) => keysOfDelivery(numberIn(message, 'delivery_number')),
    turnOf: ({ deliveryNumber }) => deliveryNumber ?? '',
    report: (message, actor, options) => reportDelivery(side, message, actor, options),
  });

export const keysOfDelivery = (deliveryNumber: string | null) => ({
  deliveryNumber,
  documentNumber: null,
  customerNumber: null,
});
