import type { Tenant } from './tenant.ts';
import type { ValidRequest } from './validRequest.ts';

export function invoiceRequests({ customerNumber, deliveryNumber }: Tenant['own']): Record<string, ValidRequest> {
  const invoice = {
    kind: 'invoice',
    message_id: 'walk-invoice',
    number: '9002',
    customer_number: customerNumber,
    issued_on: '2026-03-11',
    due_on: '2026-04-10',
    communication: '090933755493',
    lines: [
      {
        kind: 'goods',
        line: 1,
        delivery_number: deliveryNumber,
        line_id: '1',
        article_number: '100001',
        name: { nl: 'Room', fr: 'Crème' },
        unit: { nl: 'st', fr: 'pc' },
        quantity: 2,
        price: 1.5,
        tax_percentage: 6,
        total: 3,
      },
    ],
    vat: [{ tax_percentage: 6, base: 3, amount: 0.18 }],
    amount: 3.18,
  };
  const transfer = {
    kind: 'transfer',
    message_id: 'walk-transfer',
    number: '9002',
    booked_on: '2026-03-11',
    amount: 3.18,
  };
  return {
    reportInvoices: { body: JSON.stringify(invoice) },
    reportInvoicePayments: { body: JSON.stringify(transfer) },
  };
}
