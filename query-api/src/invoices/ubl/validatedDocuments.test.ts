import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { checkEInvoice } from '@talloor/einvoice/checkEInvoice.ts';
import { totalsOf } from '@talloor/einvoice/totals.ts';
import { writeUbl } from '@talloor/einvoice/writeUbl.ts';
import { exampleCustomer } from '@talloor/rules/testing/exampleFacts.ts';
import type { FoundInvoice } from '../findInvoice.ts';
import type { EInvoiceFacts } from './eInvoiceOf.ts';
import { deposit, documentOf, empties, factsOf, goods, invoiceOf, other } from './testing/exampleInvoices.ts';

const credit = { kind: 'credit_note', due_on: null, communication: null, corrected_invoices: ['264402001'] } as const;
const dearer = goods({ article_number: '131500', vat_rate: 21, quantity: 3, price_mills: 450 });
const weighed = goods({ article_number: '131300', weight: 2.345, quantity: 2, price_mills: 18_990 });
const severalNotes: Partial<FoundInvoice> = {
  order_numbers: ['4402118', '4402119'],
  delivery_numbers: ['66103012', '66103013'],
};
const onSecondNote = goods({ delivery_number: '66103013', article_number: '131600' });
const costsAlone: FoundInvoice = {
  ...invoiceOf([other('delivery_cost', 1500), other('express_fee', 500), other('discount', -100)], credit),
  vat: [{ rate: 21, base_cents: 1900, vat_cents: 399 }],
  vat_cents: 399,
  amount_cents: 2299,
};

/** By its row in docs/invoices.md. */
const documents: Readonly<Record<string, EInvoiceFacts>> = {
  'goods of one order and note': factsOf(invoiceOf([goods({})])),
  'goods at 0, 6 and 21 %': factsOf(invoiceOf([goods({}), dearer, goods({ article_number: '131700', vat_rate: 0 })])),
  'free goods': factsOf(invoiceOf([goods({}), goods({ article_number: '131700', price_mills: 0, total_cents: 0 })])),
  deposit: factsOf(invoiceOf([goods({}), deposit(10, 4500)])),
  'returned empties': factsOf(invoiceOf([goods({}), empties(8, 3900)])),
  'deposit and empties alone': factsOf(invoiceOf([deposit(10, 4500), empties(8, 3900)])),
  'catch weight': factsOf(invoiceOf([goods({}), weighed])),
  'a box of several price units': factsOf(invoiceOf([goods({ quantity: 3, price_mills: 450 }, 24)])),
  'delivery cost and express fee, at two rates': factsOf(
    invoiceOf([goods({}), dearer, other('delivery_cost', 1500), other('express_fee', 500)]),
  ),
  'a discount, at two rates': factsOf(invoiceOf([goods({}), dearer, other('discount', -333)])),
  'costs and a discount': factsOf(
    invoiceOf([goods({}), dearer, other('delivery_cost', 1500), other('discount', -333)]),
  ),
  'several orders and notes': factsOf(invoiceOf([goods({}), onSecondNote], severalNotes)),
  'VAT rounded per note': factsOf(invoiceOf([goods({}), onSecondNote], severalNotes, 2)),
  'a reference of the buyer': factsOf(invoiceOf([goods({})], { buyer_reference: 'WK11 & <keuken>' })),
  'a buyer without enterprise number': factsOf(invoiceOf([goods({})]), {
    customer: exampleCustomer({ vatNumber: '' }),
  }),
  'a supplier without account': factsOf(invoiceOf([goods({})]), { bank: null }),
  'texts in French': factsOf(invoiceOf([goods({}), deposit(1, 4500), other('discount', -50)]), { language: 'fr' }),
  'credit note of a return with its deposit': factsOf(
    invoiceOf([goods({ return_id: '70000012' }), deposit(2, 4500)], credit),
  ),
  'credit note of several invoices': factsOf(
    invoiceOf([goods({}), weighed], { ...credit, corrected_invoices: ['264402001', '264402002'] }),
  ),
  'credit note of a whole invoice': factsOf(
    invoiceOf([goods({}), dearer, other('delivery_cost', 1500), other('discount', -333), empties(2, 3900)], credit),
  ),
  'credit note of costs alone': factsOf(costsAlone),
};

it('prints the table of docs/invoices.md: each kind of document with the rules that it breaks', () => {
  const rows = Object.entries(documents).map(([kind, facts]) => {
    const document = documentOf(facts);
    const { inclusiveCents, vatCents } = totalsOf(document);
    expect([inclusiveCents, vatCents]).toEqual([facts.invoice.amount_cents, facts.invoice.vat_cents]);
    const findings = checkEInvoice(writeUbl(document));
    const of = (severity: string) =>
      findings.flatMap((finding) => (finding.severity === severity ? [finding.ruleId] : [])).join(' ') || 'none';
    return [kind, of('fatal'), of('warning')];
  });
  const table = readFileSync('docs/invoices.md', 'utf8').split('| UBL of ')[1]?.split('\n\n')[0] ?? '';
  const printed = table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  expect(printed).toEqual(rows);
});
