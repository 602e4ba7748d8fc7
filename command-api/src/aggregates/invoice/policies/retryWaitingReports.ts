import { deliveryStream, type DeliveryEvent } from '@talloor/events/delivery/events.ts';
import { invoiceStream, type InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import { definePolicy } from '@talloor/platform/subscription/policy.ts';
import type { CommandSide } from '../../../commandSide.ts';
import { erp } from '../../../erpReports/reportSubject.ts';
import { retryParked } from '../../../erpReports/retryParked.ts';
import { invoiceReports, transferReports } from '../invoiceReports.ts';

const handles = ['DeliveryDelivered', 'DeliveryReturnCredited', 'InvoiceIssued'] as const;
type Handled = Extract<DeliveryEvent | InvoiceEvent, { type: (typeof handles)[number] }>;

export const retryWaitingReports = (side: CommandSide) =>
  definePolicy<Handled>({
    name: 'retryWaitingReports',
    handles,
    react: async ({ streamId, event }: DecodedEvent<Handled>) => {
      const missingNumber = numberOf(event, streamId);
      const keys = { deliveryNumber: null, documentNumber: null, customerNumber: null, missingNumber };
      await retryParked(side, [invoiceReports(side), transferReports(side)], [keys], erp);
    },
  });

function numberOf(event: Handled, streamId: string): string {
  switch (event.type) {
    case 'DeliveryDelivered':
      return streamId.slice(deliveryStream('').length);
    case 'DeliveryReturnCredited':
      return event.data.returnId;
    case 'InvoiceIssued':
      return streamId.slice(invoiceStream('').length);
    default:
      return event satisfies never;
  }
}
