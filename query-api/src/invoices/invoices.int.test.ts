import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as xlsx from '@e965/xlsx';
import type { Catalogue } from '@talloor/catalogue/catalogue.ts';
import { checkEInvoice } from '@talloor/einvoice/checkEInvoice.ts';
import type { ErpInvoiceEvent } from '@talloor/contracts/endpoints/erpInvoiceEvents.ts';
import type { ExplanationPart } from '@talloor/contracts/endpoints/invoiceExplanation.ts';
import type { InvoiceSummary, InvoiceView } from '@talloor/contracts/endpoints/invoices.ts';
import type { OfficeInvoice, OfficeInvoiceRow, OfficePayment } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { invoicesTable, invoiceTextsTable } from '@talloor/projections/tables/invoices.ts';
import { paymentStory, sampleInvoice, samplePaymentId, writeInvoiceStory } from '../audit/testing/invoiceStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../audit/testing/startReadSide.ts';
import { exampleCatalogue } from '../audit/testing/exampleCatalogue.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import { balanceAtIssue } from '@talloor/rules/invoice/balance.ts';
import { readPaper } from '../papers/testing/readPaper.ts';

type List = {
  invoices: InvoiceSummary[];
  pagination: { results: number; totalPages: number };
  totals: { open: number; overdue: number; usable_credit: number; open_count: number; overdue_count: number };
  addresses: string[];
};

let side: ReadSideUnderTest;
let lotte: Browser;
let other: Browser;
let office: Browser;

let reserved: string;

let priceUnit: ProductFacts['priceUnit'] | null = null;
let erpNumbers: ReadonlyMap<string, string> = new Map();
const findProducts: Catalogue['findProducts'] = async (...question) => {
  const products = await exampleCatalogue.findProducts(...question);
  return new Map(
    [...products].map(([number, product]) => [number, { ...product, priceUnit: priceUnit ?? product.priceUnit }]),
  );
};

const json = async <T>(browser: Browser, path: string): Promise<T> => {
  const answer = await browser.get(path);
  const body = (await answer.json()) as T;
  if (answer.status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
type Explanation = { amount: number; unexplained: number; tree: ExplanationPart };
const leavesOf = (part: ExplanationPart): readonly ExplanationPart[] =>
  part.children === undefined || part.children.length === 0 ? [part] : part.children.flatMap(leavesOf);
const listed = (query = '') => json<List>(lotte, `/nl/api/invoices?${query}`);
const numbersOf = async (query: string) => (await listed(query)).invoices.map(({ number }) => number);

beforeAll(async () => {
  side = await startReadSide('2026-04-25T10:00:00.000Z', {}, () =>
    Promise.resolve({
      ...exampleCatalogue,
      findProducts,
      findErpNumbers: () => Promise.resolve(erpNumbers),
      findCustomer: async (number) => {
        const customer = await exampleCatalogue.findCustomer(number);
        return customer && { ...customer, erpNumber: 'KL/118' };
      },
    }),
  );
  lotte = await side.browser({});
  other = await side.browser({ userId: '8', customers: ['204119'], customerNumber: '204119' });
  office = await side.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
  ({ reserved } = await writeInvoiceStory(side));
});
afterAll(() => side.close());

describe('the invoices of a customer', () => {
  it('show each state, and a filter on a state shows exactly the invoices in it', async () => {
    const { invoices } = await listed();
    expect(Object.fromEntries(invoices.map(({ number, state }) => [number, state]))).toEqual({
      '264402117': 'paid',
      '264402118': 'overdue',
      '264402119': 'open',
      '264402120': 'in_payment',
      '264402121': 'paid',
      '264402122': 'settled_by_credit',
      '274402123': 'usable',
      '274402124': 'used',
    });
    const choosable = invoices.filter((invoice) => invoice.can_choose).map(({ state }) => state);
    expect(choosable.toSorted()).toEqual(['open', 'overdue', 'usable']);
    for (const state of new Set(invoices.map((invoice) => invoice.state)))
      expect(await numbersOf(`state=${state}`)).toEqual(
        invoices.filter((invoice) => invoice.state === state).map(({ number }) => number),
      );
  });

  it('show what is open and overdue, and credit that can be used', async () => {
    const { totals, addresses } = await listed('state=paid');
    expect(totals).toEqual({ open: 128.22, overdue: 42.74, usable_credit: 42.74, open_count: 3, overdue_count: 1 });
    expect(addresses).toEqual(['Kaai 4, 9000 Gent']);
  });

  it('are found by period, address and words, and sorted', async () => {
    expect(await numbersOf('from=2026-03-29&to=2026-04-01')).toEqual(['264402119', '274402124']);
    expect(await numbersOf('q=zomer+264402')).toEqual(['264402119']);
    expect(await numbersOf('q=ZÓMER+264402')).toEqual(['264402119']);
    expect(await numbersOf('q=zomer&state=paid')).toEqual([]);
    expect(await numbersOf('q=131209+room&limit=2')).toHaveLength(2);
    expect(await numbersOf(`address=${encodeURIComponent('Kaai 4, 9000 Gent')}`)).toHaveLength(8);
    expect(await numbersOf(`address=${encodeURIComponent('Kaai 5, 9000 Gent')}`)).toEqual([]);
    expect(await numbersOf('numbers=264402119,264402118,264402199')).toEqual(['264402119', '264402118']);
    expect((await numbersOf('sort=number&order=asc')).slice(0, 2)).toEqual(['264402117', '264402118']);
    expect((await numbersOf('sort=due&order=asc')).at(0)).toBe('264402117');
  });

  it('name credit notes with the invoices that they correct, differences and disputes', async () => {
    const { invoices } = await listed();
    const of = (number: string) => invoices.find((invoice) => invoice.number === number);
    expect(of('264402118')?.related).toEqual(['274402123', '274402124']);
    expect(of('274402123')?.related).toEqual(['264402118']);
    expect(of('264402117')).toMatchObject({ differences: 1, is_disputed: false, usable_credit: 0 });
  });

  it('are an Excel file of the same selection', async () => {
    const answer = await lotte.get('/invoices/xlsx?state=overdue');
    const book = xlsx.read(Buffer.from(await answer.arrayBuffer()));
    const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Facturen'] ?? {}, { header: 1 });
    expect(rows[0]?.slice(0, 6)).toEqual(['Nummer', 'Soort', 'Datum', 'Vervaldag', 'Bedrag', 'Openstaand']);
    expect(rows[1]?.slice(0, 6)).toEqual(['264402118', 'Factuur', '2026-03-24', '2026-04-23', 42.74, 42.74]);
    expect(rows[0]?.slice(12)).toEqual(['Klantnummer', 'Klantnummer in het ERP']);
    expect(rows[1]?.slice(12)).toEqual(['204118', 'KL/118']);
    expect(rows).toHaveLength(2);
  });
});

describe('a shop without a payment provider', () => {
  it('offers no online payment, and keeps the QR code and the account number', async () => {
    const offline = await startReadSide('2026-04-25T10:00:00.000Z', undefined, undefined, false);
    await writeInvoiceStory(offline);
    const buyer = await offline.browser({});
    const invoice = await json<InvoiceView>(buyer, '/nl/api/invoice/264402118');
    expect(invoice).toMatchObject({
      can_pay: false,
      iban: 'BE68539007547034',
      qr: { text: expect.any(String) as unknown },
    });
    const { invoices } = await json<List>(buyer, '/nl/api/invoices');
    expect(invoices.filter((each) => each.can_choose)).toEqual([]);
    await offline.close();
  });
});

describe('an Excel file', () => {
  it('has every invoice of a long history, in order', async () => {
    const table = invoicesTable.qualifiedName;
    await side.pool.query(`insert into ${table} select r.*
      from ${table} i, generate_series(1, 2100) n, lateral jsonb_populate_record(null::${table}, to_jsonb(i) ||
        jsonb_build_object('number', (300000000 + n)::text, 'customer_number', '204176', 'lines', '[]'::jsonb)) r
      where i.number = '264402118'`);
    const careHome = await side.browser({ customers: ['204176'], customerNumber: '204176' });
    const { pagination } = await json<List>(careHome, '/nl/api/invoices?limit=24');
    expect(pagination).toMatchObject({ results: 1000, is_limited: true, totalPages: 42 });
    const behind = await json<List>(careHome, '/nl/api/invoices?limit=24&page=44');
    expect(behind.pagination).toMatchObject({ results: 1056, is_limited: true, totalPages: 45, offset: 1032 });
    const last = await json<List>(careHome, '/nl/api/invoices?limit=24&page=88');
    expect(last.pagination).toMatchObject({ results: 2100, is_limited: false, totalPages: 88 });
    const answer = await careHome.get('/invoices/xlsx?sort=number&order=asc');
    const book = xlsx.read(Buffer.from(await answer.arrayBuffer()));
    const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Facturen'] ?? {}, { header: 1 });
    expect(rows).toHaveLength(2101);
    expect(rows.slice(1).map(([number]) => number)).toEqual(
      Array.from({ length: 2100 }, (_, index) => String(300_000_001 + index)),
    );
    await side.pool.query(`delete from ${table} where customer_number = '204176'`);
  });
});

describe('an invoiced order', () => {
  const orders = async (browser: Browser) =>
    (
      await json<{ deliveries: { number: string; invoices: { number: string; state: string; kind: string }[] }[] }>(
        browser,
        '/nl/api/dashboard/orders/invoiced',
      )
    ).deliveries;

  it('shows its invoices and credit notes with their state', async () => {
    const [order, ...others] = await orders(lotte);
    expect(others).toEqual([]);
    expect(order?.number).toBe('66103012');
    expect(order?.invoices.map(({ number, state }) => `${number} ${state}`)).toEqual([
      '264402117 paid',
      '264402118 overdue',
      '264402120 in_payment',
      '264402121 paid',
      '264402122 settled_by_credit',
      '274402123 usable',
      '274402124 used',
      '264402119 open',
    ]);
  });

  it('shows no invoices to a user who may not see them', async () => {
    const cook = await side.browser({ rights: ['order', 'see_prices'] });
    expect((await orders(cook)).map(({ invoices }) => invoices)).toEqual([[]]);
  });
});

describe('an invoice after its due day', () => {
  it('is overdue from midnight in Brussels, in lists, sums and files', async () => {
    const night = await startReadSide('2026-04-23T22:01:00.000Z');
    await writeInvoiceStory(night);
    const buyer = await night.browser({});
    const sales = await night.browser({ userId: '91', roles: ['sales-support'], customers: [], customerNumber: null });
    const list = await json<List>(buyer, '/nl/api/invoices?state=overdue');
    expect(list.invoices.map(({ number }) => number)).toEqual(['264402118']);
    expect(list.totals).toMatchObject({ overdue: 42.74, overdue_count: 1 });
    expect(await json<OfficeInvoice>(sales, '/nl/api/office/invoices/264402118')).toMatchObject({ state: 'overdue' });
    const answer = await buyer.get('/invoices/xlsx?state=overdue');
    const book = xlsx.read(Buffer.from(await answer.arrayBuffer()));
    const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Facturen'] ?? {}, { header: 1 });
    expect(rows[1]?.slice(0, 8)).toContain('Vervallen');
    await night.close();
  });
});

describe('an invoice', () => {
  it('has its lines by note, VAT, deposits and empties, both addresses and the QR code', async () => {
    const invoice = await json<InvoiceView>(lotte, '/nl/api/invoice/264402118');
    expect(invoice).toMatchObject({
      number: '264402118',
      amount: 42.74,
      deposit: 1,
      empties: -0.5,
      total_excl_vat: 39.85,
      total_vat: 2.39,
      communication: '+++090/9337/55493+++',
      can_pay: true,
      billing_address: { city: expect.any(String) as unknown },
      notes: [
        {
          delivery_number: '66103012',
          order_number: '4402118',
          subtotal: 40.35,
          address: { street: 'Kaai', city: 'Gent' },
          lines: [
            { kind: 'goods', quantity: 10, price: 3.985, total: 39.85 },
            { kind: 'deposit', total: 1 },
            { kind: 'empties', total: -0.5 },
          ],
        },
      ],
    });
    expect(invoice.qr?.text).toContain('EUR42.74');
    expect(invoice.qr?.svg).toMatch(/^<svg/);
  });

  it('shows differences, payments and disputes', async () => {
    const invoice = await json<InvoiceView>(lotte, '/nl/api/invoice/264402117');
    expect(invoice).toMatchObject({ qr: null, can_pay: false, expected_amount: 41.74 });
    expect(invoice.difference_list).toMatchObject([{ line: 1, about: 'price', difference: 1 }]);
    expect(invoice.payments.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'credit paid',
      'payment paid',
      'refund paid',
      'transfer paid',
    ]);
    expect(invoice.disputes).toMatchObject([{ reason: 'price', outcome: 'credit_note_requested', lines: [1] }]);
  });

  it('names a line of the note that it lacks', async () => {
    const { notes } = await json<InvoiceView>(lotte, '/nl/api/invoice/264402117');
    const [note] = notes;
    const [line] = note?.lines ?? [];
    const missing = { line_number: null, delivery_number: note?.delivery_number, note_line_id: line?.line_id };
    const difference = { ...missing, about: 'not_invoiced', invoiced: '–', expected: '1.00', difference_cents: -100 };
    const table = invoicesTable.qualifiedName;
    await side.pool.query(`update ${table} set differences = $1 where number = '264402118'`, [
      JSON.stringify([difference, { ...difference, note_line_id: 'unknown' }]),
    ]);
    const invoice = await json<InvoiceView>(lotte, '/nl/api/invoice/264402118');
    expect(invoice.difference_list).toMatchObject([
      { line: null, description: line?.description },
      { line: null, description: null },
    ]);
    await side.pool.query(`update ${table} set differences = '[]' where number = '264402118'`);
  });

  it.each(['', '/explanation'])('of another customer is not found%s', async (end) => {
    const answer = await other.get(`/nl/api/invoice/264402118${end}`);
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'invoice.not_found' }]);
  });

  it.each(['pdf', 'ubl'])('of another customer is not found as %s', async (file) => {
    expect((await other.get(`/invoice/264402118/${file}`)).status).toBe(404);
  });

  it('is a PDF with supplier, addresses, VAT, empties, due date and structured communication', async () => {
    const answer = await lotte.get('/invoice/264402118/pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const words = readPaper(Buffer.from(await answer.arrayBuffer())).join(' ');
    for (const text of [
      'Factuur 264402118',
      'Talloor nv',
      'Btw BE 0999.009.928',
      'Te betalen tegen 23/04/2026',
      'Levernota 66103012',
      'Leeggoed, buiten de btw',
      'Mededeling +++090/9337/55493+++',
      'IBAN BE68 5390 0754 7034',
    ])
      expect(words).toContain(text);
  });

  it.each(['264402118', '274402123'])('is UBL that breaks no rule, with the PDF: %s', async (number) => {
    const answer = await lotte.get(`/invoice/${number}/ubl`);
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(checkEInvoice(xml)).toEqual([]);
    expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">42.74</cbc:PayableAmount>');
    expect(xml).toContain('mimeCode="application/pdf"');
  });

  it('with sums that contradict each other is refused as UBL, and remains a PDF', async () => {
    const table = invoicesTable.qualifiedName;
    const change = (cents: number) =>
      side.pool.query(`update ${table} set amount_cents = amount_cents + $1 where number = '264402118'`, [cents]);
    await change(1);
    const answer = await lotte.get('/invoice/264402118/ubl');
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'invoice.no_e_invoice' }]);
    expect((await lotte.get('/invoice/264402118/pdf')).status).toBe(200);
    await change(-1);
  });

  it('has a PDF in its UBL with the present unit of each price', async () => {
    const setQuantity = (quantity: number) =>
      side.pool.query(
        `update ${invoicesTable.qualifiedName} set lines = jsonb_set(lines::jsonb, '{0,quantity}', to_jsonb($1::int))::json
         where number = '264402118'`,
        [quantity],
      );
    await setQuantity(5);
    for (const unit of ['fles', 'bus']) {
      priceUnit = { nl: unit, fr: unit };
      const xml = await (await lotte.get('/invoice/264402118/ubl')).text();
      const [, pdf = ''] = /EmbeddedDocumentBinaryObject[^>]*>([^<]*)</.exec(xml) ?? [];
      expect(readPaper(Buffer.from(pdf, 'base64')).join(' ')).toContain(`/ ${unit}`);
    }
    priceUnit = null;
    await setQuantity(10);
  });

  it('names the number of an article in the ERP on the page and in the office, and on no issued document', async () => {
    for (const erp of ['AX-20/B', 'AX-21']) {
      erpNumbers = new Map([['131209', erp]]);
      const page = await (await lotte.get('/nl/api/invoice/264402118')).text();
      const officePage = await (await office.get('/nl/api/office/invoices/264402118')).text();
      for (const answer of [page, officePage]) expect(answer).toContain(`"erp_number":"${erp}"`);
      const xml = await (await lotte.get('/invoice/264402118/ubl')).text();
      expect(xml).not.toContain(erp);
      const [, attached = ''] = /EmbeddedDocumentBinaryObject[^>]*>([^<]*)</.exec(xml) ?? [];
      const paper = Buffer.from(await (await lotte.get('/invoice/264402118/pdf')).arrayBuffer());
      for (const text of [paper, Buffer.from(attached, 'base64')].map((pdf) => readPaper(pdf).join(' '))) {
        expect(text).toContain('131209');
        expect(text).not.toContain(erp);
      }
    }
    erpNumbers = new Map();
  });

  it('is explained to the cent from its events', async () => {
    const explanation = await json<Explanation>(lotte, '/nl/api/invoice/264402117/explanation');
    expect(explanation.tree.children?.map(({ about }) => about)).toEqual(['note', 'vat']);
    const leaves = leavesOf(explanation.tree);
    const cents = leaves.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect([explanation.amount, cents]).toEqual([42.74, 4274]);
    const unexplained = leaves.filter(({ about }) => about === 'unexplained');
    expect(unexplained).toContainEqual(
      expect.objectContaining({ title: 'Andere prijs dan op de levernota', amount: 1 }),
    );
    const unexplainedCents = unexplained.reduce((sum, { amount }) => sum + Math.abs(Math.round(amount * 100)), 0);
    expect([explanation.unexplained, unexplainedCents]).toEqual([4.88, 488]);
  });
});

describe('a payment', () => {
  it('shows its state and what it pays', async () => {
    expect(await json(lotte, `/nl/api/payment/${samplePaymentId}`)).toMatchObject({
      state: 'refused',
      amount: 32.74,
      invoice_numbers: ['264402117'],
      credit_note_numbers: ['274402117'],
      checkout_url: null,
    });
  });

  it('gives its checkout until it is flagged', async () => {
    const paymentId = randomUUID();
    const shares = [{ invoiceNumber: '264402999', moneyCents: 3274, credits: [] }];
    const story = paymentStory.map((event) =>
      event.type === 'PaymentStarted' ? { ...event, data: { ...event.data, paymentId, shares } } : event,
    );
    const checkout = async () =>
      (await json<{ checkout_url: string | null }>(lotte, `/nl/api/payment/${paymentId}`)).checkout_url;
    await side.append(`payment-${paymentId}`, story.slice(0, 3));
    expect(await checkout()).toBe('https://pay.example/checkout/7UhSN1zuXS');
    await side.append(`payment-${paymentId}`, story.slice(3, 4));
    expect(await checkout()).toBeNull();
    await side.append(`payment-${paymentId}`, story.slice(4, 7));
  });

  it('of another customer is not found', async () => {
    expect((await other.get(`/nl/api/payment/${samplePaymentId}`)).status).toBe(404);
  });
});

describe('sales support', () => {
  const filtered = async (filter: object) =>
    (
      await json<OfficeInvoiceRow[]>(
        office,
        `/nl/api/office/invoices?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
    ).map(({ id }) => id);

  it('finds invoices of all customers', async () => {
    expect(await filtered({})).toHaveLength(9);
    expect(await filtered({ customer: 'ter wilgen' })).toEqual(['264402199']);
    expect(await filtered({ customer: '204119' })).toEqual(['264402199']);
    expect(await filtered({ state: 'overdue' })).toEqual(['264402118', '264402199']);
    expect(await filtered({ mark: 'differences' })).toEqual(['264402117']);
    expect(await filtered({ mark: 'disputed' })).toEqual([]);
    expect(await filtered({ number: '2744' })).toEqual(['274402124', '274402123']);
    expect(await filtered({ kind: 'credit_note', from: '2026-03-29' })).toEqual(['274402124']);
  });

  it('sees notes, disputes and payments of an invoice', async () => {
    const invoice = await json<OfficeInvoice>(office, '/nl/api/office/invoices/264402117');
    expect(invoice.notes).toMatchObject([{ text: 'Prijs in het ERP verbeterd.' }]);
    const comment = 'Op de levernota stond een andere prijs.';
    expect(invoice.disputes).toMatchObject([{ comment, language: 'nl', can_credit: false }]);
    expect(invoice.payments).toHaveLength(4);
    expect(await json<OfficeInvoice>(office, '/nl/api/office/invoices/264402120')).toMatchObject({ held_by: reserved });
  });

  it('finds payments and sees what one pays', async () => {
    const answer = await office.get('/nl/api/office/payments?filter=%7B%22number%22%3A%22264402117%22%7D');
    expect(answer.headers.get('content-range')).toBe('payments 0-0/1');
    expect(await json<OfficePayment>(office, `/nl/api/office/payments/${samplePaymentId}`)).toMatchObject({
      state: 'refused',
      is_flagged: false,
      flag: { reason: 'amount', provider_amount: 30 },
      shares: [{ invoice_number: '264402117', money: 32.74 }],
      can_release: false,
    });
  });

  it('finds a flagged payment until its flag is closed', async () => {
    const paymentId = randomUUID();
    const flagged = paymentStory
      .slice(0, 6)
      .map((event) => (event.type === 'PaymentStarted' ? { ...event, data: { ...event.data, paymentId } } : event));
    const todo = async () =>
      (await json<{ id: string }[]>(office, '/nl/api/office/payments?filter=%7B%22part%22%3A%22todo%22%7D')).map(
        ({ id }) => id,
      );
    const before = await todo();
    await side.append(`payment-${paymentId}`, flagged);
    expect(await todo()).toEqual(expect.arrayContaining([...before, paymentId]));
    const path = `/nl/api/office/payments/${paymentId}`;
    expect(await json<OfficePayment>(office, path)).toMatchObject({ can_close_flag: true, flag: { closed: null } });
    await side.append(`payment-${paymentId}`, paymentStory.slice(6, 7));
    expect(await todo()).toEqual(before);
    expect(await json<OfficePayment>(office, path)).toMatchObject({
      is_flagged: false,
      can_close_flag: false,
      flag: { closed: { note: 'Terugbetaald bij de betaaldienst.' } },
    });
  });
});

describe('the ERP', () => {
  const events = async (query = '', scopes = 'invoices') => {
    const answer = await fetch(`${side.url}/erp/v1/invoice-events?${query}`, {
      headers: { authorization: `Bearer ${scopes}` },
    });
    return { status: answer.status, body: (await answer.json()) as { events: ErpInvoiceEvent[]; code?: string } };
  };

  const late = randomUUID();
  const paid = randomUUID();
  const credit = { creditNumber: '274402123', cents: 700 };
  const start = (paymentId: string, invoiceNumber: string, moneyCents: number) => ({
    type: 'PaymentStarted' as const,
    data: {
      paymentId,
      customerNumber: '204118',
      startedBy: '7',
      language: 'nl' as const,
      shares: [{ invoiceNumber, moneyCents, credits: [credit] }],
      amountCents: moneyCents,
    },
  });
  const settled = (outcome: 'expired' | 'paid') => [
    { type: 'PaymentFinished' as const, data: { outcome, finishedAt: '2026-04-24T10:00:00.000Z' } },
    { type: 'PaymentSettled' as const, data: { outcome } },
  ];

  beforeAll(async () => {
    await side.append(`payment-${late}`, [start(late, '264402118', 300), ...settled('expired')]);
    await side.append(`payment-${paid}`, [start(paid, '264402119', 0)]);
    const balance = { ...balanceAtIssue('credit_note', 4274), usedCents: 700 };
    await side.append('invoice-274402123', [
      {
        type: 'InvoiceCreditUsed',
        data: { paymentId: paid, cents: 700, invoiceNumbers: ['264402119'], balance },
      },
    ]);
    await side.append(`payment-${paid}`, settled('paid'));
    await side.append(`payment-${late}`, settled('paid'));
  });

  it('reads disputes, requested credit notes and payments once, page by page', async () => {
    const { events: all } = (await events()).body;
    const dispute = { invoice_number: '264402117', customer_number: '204118', lines: [1], reason: 'price' };
    expect(all).toMatchObject([
      { kind: 'dispute_opened', ...dispute, comment: 'Op de levernota stond een andere prijs.' },
      { kind: 'credit_note_requested', ...dispute, note: 'U krijgt een creditnota.' },
      { kind: 'payment_settled', payment_id: paid },
      { kind: 'payment_settled', payment_id: late },
    ]);
    const first = (await events('limit=2')).body.events;
    const rest = (await events(`after=${first.at(-1)?.position}`)).body.events;
    expect([...first, ...rest]).toEqual(all);
  });

  it('reads only credit that a payment used, as customer and office do', async () => {
    const ofPayments = (await events()).body.events.filter(({ kind }) => kind === 'payment_settled');
    const used = [{ number: '274402123', amount: 7 }];
    expect(ofPayments).toMatchObject([
      { provider_id: null, amount: 0, invoices: [{ number: '264402119', money: 0, credits: used }] },
      { provider_id: null, amount: 3, invoices: [{ number: '264402118', money: 3, credits: [] }] },
    ]);
    expect(await json(lotte, `/nl/api/payment/${paid}`)).toMatchObject({ credit_note_numbers: ['274402123'] });
    expect(await json(lotte, `/nl/api/payment/${late}`)).toMatchObject({ state: 'paid', credit_note_numbers: [] });
    expect(await json(office, `/nl/api/office/payments/${paid}`)).toMatchObject({
      credits: 7,
      shares: [{ invoice_number: '264402119', credits: [{ credit_number: '274402123', amount: 7 }] }],
    });
    expect(await json(office, `/nl/api/office/payments/${late}`)).toMatchObject({
      credits: 0,
      credit_note_numbers: [],
      shares: [{ invoice_number: '264402118', money: 3, credits: [] }],
    });
  });

  it('needs a key with the scope of invoices', async () => {
    expect(await events('', 'deliveries')).toMatchObject({ status: 403, body: { code: 'api_key.not_for_subject' } });
  });
});

describe('an invoice of 2,000 lines', () => {
  const number = '264409999';
  const count = 2000;
  /** Only work that grows faster than the lines exceeds it. */
  const mostMs = 20_000;
  const timed = async (path: string) => {
    const startedAt = performance.now();
    const answer = await lotte.get(path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([path, answer.status]).toEqual([path, 200]);
    expect(performance.now() - startedAt).toBeLessThan(mostMs);
    return bytes;
  };

  it('is listed, shown, explained, and a PDF and UBL in time', async () => {
    const [line] = sampleInvoice.lines;
    if (!line) throw new Error('the sample invoice has no line');
    const lines = Array.from({ length: count }, (_, index) => ({ ...line, lineNumber: index + 1 }));
    const baseCents = count * line.totalCents;
    const vatCents = Math.round(baseCents * 0.06);
    const amountCents = baseCents + vatCents;
    const vat = [{ rate: 6, baseCents, vatCents }];
    const sums = { baseCents, vatCents, amountCents, depositCents: 0 };
    const data = { ...sampleInvoice, number, lines, vat, ...sums, differences: [], expectedCents: amountCents };
    await side.append(`invoice-${number}`, [
      { type: 'InvoiceIssued', data: { ...data, balance: balanceAtIssue('invoice', amountCents) } },
    ]);
    expect((await timed(`/nl/api/invoices?q=${number}`)).toString()).toContain(number);
    const invoice = JSON.parse((await timed(`/nl/api/invoice/${number}`)).toString()) as InvoiceView;
    expect(invoice.notes.flatMap((note) => note.lines)).toHaveLength(count);
    const { amount, tree } = JSON.parse(
      (await timed(`/nl/api/invoice/${number}/explanation`)).toString(),
    ) as Explanation;
    const cents = leavesOf(tree).reduce((sum, leaf) => sum + Math.round(leaf.amount * 100), 0);
    expect([Math.round(amount * 100), cents]).toEqual([amountCents, amountCents]);
    expect((await timed(`/invoice/${number}/pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
    const xml = (await timed(`/invoice/${number}/ubl`)).toString();
    expect(xml.split('<cac:InvoiceLine>')).toHaveLength(count + 1);
  }, 120_000);
});

describe('a dispute that waits for its answer', () => {
  it('tells the office whether there is anything to credit', async () => {
    const dispute = (lineNumbers: number[]) => ({
      type: 'InvoiceDisputed' as const,
      data: {
        disputeId: randomUUID(),
        lineNumbers,
        reason: 'empties' as const,
        comment: '',
        disputedBy: '7',
        language: 'nl' as const,
      },
    });
    await side.append('invoice-264402118', [dispute([1]), dispute([3])]);
    await side.append('invoice-274402123', [dispute([])]);
    const creditable = async (number: string) =>
      (await json<OfficeInvoice>(office, `/nl/api/office/invoices/${number}`)).disputes
        .filter((each) => each.can_credit)
        .map(({ lines }) => lines);
    expect(await creditable('264402118')).toEqual([[1]]);
    expect(await creditable('274402123')).toEqual([]);
  });
});

it('of a large customer, a frequent word shows the latest without counting all', async () => {
  for (const [table, words] of [
    [invoicesTable, null],
    [
      invoiceTextsTable,
      "case when g % 2 = 0 then 'room' else 'melk' end || case when g = 3 then ' saffraan' else '' end",
    ],
  ] as const)
    await side.pool.query(
      `insert into ${table.qualifiedName} select (jsonb_populate_record(t, jsonb_build_object(
         'number', '27440' || 3000 + g, 'customer_number', '204177',
         'issued_on', to_char(date '2024-01-01' + g, 'YYYY-MM-DD')${words === null ? '' : `, 'words', ${words}`}))).*
       from ${table.qualifiedName} t, generate_series(1, 600) g where t.number = '264402119'`,
    );
  const large = await side.browser({ userId: '9', customers: ['204177'], customerNumber: '204177' });
  const page = async (query: string) => {
    const { invoices, pagination } = await json<List>(large, `/nl/api/invoices?limit=24&${query}`);
    return { numbers: invoices.map(({ number }) => number.slice(5)), pagination };
  };
  const second = await page('q=room&page=2');
  expect(second.pagination).toMatchObject({ results: 48, totalPages: 3, is_limited: true });
  expect([second.numbers[0], second.numbers.at(-1)]).toEqual(['3552', '3506']);
  expect((await page('q=saffraan')).numbers).toEqual(['3003']);
  expect((await page('q=room&sort=amount')).pagination).toMatchObject({ results: 300, is_limited: false });
});
