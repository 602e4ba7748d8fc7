import type { Tenant } from './tenant.ts';
import type { ValidRequest } from './validRequest.ts';

type Issued = {
  readonly number: string;
  readonly customerNumber: string;
  readonly deliveryNumber: string;
  readonly mark?: string;
  readonly article?: { readonly number: string; readonly name: { readonly nl: string; readonly fr: string } };
};

/** @param amount 3 euros and 6 % VAT */
export const walkedInvoice = (
  { number, customerNumber, deliveryNumber, mark = '', article = cream(mark) }: Issued,
  amount: number,
) => ({
  kind: 'invoice',
  message_id: `walk-invoice-${number}`,
  number,
  customer_number: customerNumber,
  issued_on: '2026-03-11',
  due_on: '2026-04-10',
  communication: '090933755493',
  buyer_reference: mark,
  lines: [
    {
      kind: 'goods',
      line: 1,
      delivery_number: deliveryNumber,
      line_id: '1',
      article_number: article.number,
      name: article.name,
      unit: { nl: 'st', fr: 'pc' },
      quantity: 2,
      price: 1.5,
      tax_percentage: 6,
      total: 3,
    },
  ],
  vat: [{ tax_percentage: 6, base: 3, amount: 0.18 }],
  amount,
});

const cream = (mark: string) => ({ number: '100001', name: { nl: `Room ${mark}`, fr: `Crème ${mark}` } });

export async function sendInvoice(url: string, apiKey: string, invoice: Issued): Promise<void> {
  const response = await fetch(`${url}/erp/v1/invoices`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/x-ndjson' },
    body: JSON.stringify(walkedInvoice(invoice, 3.18)),
  });
  const report = (await response.json()) as { applied?: number };
  if (report.applied !== 1) throw new Error(JSON.stringify(report));
}

export function invoiceRequests({ customerNumber, deliveryNumber }: Tenant['own']): Record<string, ValidRequest> {
  const invoice = walkedInvoice({ number: '9002', customerNumber, deliveryNumber }, 3.18);
  const transfer = {
    kind: 'transfer',
    message_id: 'walk-transfer',
    number: '9002',
    booked_on: '2026-03-11',
    amount: 3.18,
  };
  return {
    reportInvoices: { body: JSON.stringify(invoice) },
    listInvoiceEvents: { query: { after: '0'.repeat(20), limit: '100' } },
    reportInvoicePayments: { body: JSON.stringify(transfer) },
    listInvoices: { query: { page: '1', limit: '24', state: 'open', from: '2026-03-01', to: '2026-03-31', q: 'room' } },
    downloadInvoices: { query: { state: 'all', sort: 'due', order: 'asc' } },
    listOfficeInvoices: {
      query: { filter: '{"state":"open","mark":"differences"}', range: '[0,24]', sort: '["issued_on","DESC"]' },
    },
    listOfficePayments: { query: { filter: '{"part":"todo"}', range: '[0,24]', sort: '["started_at","DESC"]' } },
  };
}
