import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HistoryEvent } from '@talloor/contracts/endpoints/audit.ts';
import type { InvoiceVerdict } from '@talloor/contracts/endpoints/officeInvoices.ts';
import { invoiceStream } from '@talloor/events/invoice/events.ts';
import { paymentStream } from '@talloor/events/payment/events.ts';
import { paymentsTable } from '@talloor/projections/tables/payments.ts';
import { invoicesTable } from '@talloor/projections/tables/invoices.ts';
import { auditInvoice } from '../auditInvoice.ts';
import { samplePaymentId, writeInvoiceStory } from '../testing/invoiceStory.ts';
import { startReadSide, type Browser, type ReadSideUnderTest } from '../testing/startReadSide.ts';

const number = '264402121';
const told = '264402117';
let side: ReadSideUnderTest;
let auditor: Browser;

beforeAll(async () => {
  side = await startReadSide('2026-04-25T10:00:00.000Z');
  auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  await writeInvoiceStory(side);
});
afterAll(() => side.close());

const historyOf = async (of: string, language = 'nl') =>
  ((await (await auditor.get(`/${language}/api/office/invoices/${of}/history`)).json()) as { events: HistoryEvent[] })
    .events;
const verify = async (of: string) =>
  (await (await auditor.post(`/nl/api/office/invoices/${of}/verify`)).json()) as InvoiceVerdict;
const printed = async (of: string) => {
  const lines: string[] = [];
  const { databaseUrl, masterKey } = side;
  const print = (line: string) => lines.push(line);
  const status = await auditInvoice({ databaseUrl, masterKey, eventStore: 'postgres', number: of, print });
  return { status, lines };
};

describe('the history of an invoice', () => {
  it('has its events and those of its payments, in both languages', async () => {
    const events = await historyOf(told);
    expect(events.map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
      'Factuur 264402117 ontvangen van het ERP: € 42,74',
      'Betaling begonnen: € 42,74 vastgehouden',
      'Weer vrij om te betalen: verlopen',
      'Overschrijving van wo 1 april 2026 ontvangen: € 42,74',
      'Betaling ontvangen: € 42,74',
      'Tegoed vastgehouden voor een betaling: € 10,00',
      'Tegoed weer vrij',
      'Tegoed gebruikt: € 10,00',
      'Tegoed terugbetaald op do 9 april 2026: € 32,74',
      'Betwist: prijs',
      'Betwisting beantwoord: creditnota gevraagd',
      'Interne notitie',
      'Betaling gestart: € 32,74',
      'Facturen en tegoeden vastgehouden',
      'Betaling aangemaakt bij de betaaldienst: tr_7UhSN1zuXS',
      'Betaling wijkt af bij de betaaldienst: ander bedrag',
      'Betaling afgelopen: vrijgegeven door de verkoopdienst',
      'Facturen en tegoeden bijgewerkt: vrijgegeven door de verkoopdienst',
      'Afwijking afgehandeld',
      'Betaling geweigerd: 264402117 is niet vrij',
    ]);
    expect(events[0]?.actor).toMatchObject({ kind: 'erp' });
    for (const event of await historyOf(told, 'fr'))
      expect(`${event.title} ${JSON.stringify(event.changes)}`).not.toMatch(/\{\{|undefined|NaN|Invalid/);
  });

  it('shows the invoice after each event', async () => {
    const at = async (revision: number) =>
      (await (await auditor.get(`/nl/api/office/invoices/${number}/history/invoice-${number}@${revision}`)).json()) as {
        facts: { key: string; value: string; before: string | null }[];
      };
    const open = (await at(1)).facts.find(({ key }) => key === 'open');
    expect(open).toMatchObject({ is_changed: true, before: expect.stringContaining('42,74') as unknown });
    expect(open?.value).toContain('0,00');
    expect((await auditor.get(`/nl/api/office/invoices/${number}/history/invoice-${number}@99`)).status).toBe(404);
  });
});

describe('the verification of an invoice', () => {
  it('replays chains, balances and read model', async () => {
    expect(await verify(number)).toMatchObject({
      number,
      holds: true,
      read_model_equal: true,
      totals_recomputed: true,
      differences: [],
    });
  });

  it('includes its payments', async () => {
    const streams = (await verify(told)).streams.map(({ stream }) => stream);
    expect(streams).toEqual([invoiceStream(told), paymentStream(samplePaymentId)]);
  });

  it('prints the replay on the command line, with status 0', async () => {
    const { status, lines } = await printed(number);
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^2026-03-09T14:02:00\.000Z {2}invoice-264402121 {2}Factuur 264402121 ontvangen/);
    expect(lines.at(-1)).toMatch(/^Alles klopt: 2 gebeurtenissen/);
    expect(await printed('999')).toEqual({ status: 1, lines: ['Factuur 999 is niet bekend.'] });
  });

  it('names a row of the read model that the events do not say', async () => {
    await side.pool.query(`update ${invoicesTable.qualifiedName} set open_cents = 1 where number = '264402122'`);
    expect(await verify('264402122')).toMatchObject({
      holds: false,
      read_model_equal: false,
      differences: [{ path: `${invoicesTable.name}[264402122].open_cents`, stored: '1', replayed: '0' }],
    });
  });

  it('finds its payments by events: a deleted row and a deleted stream are named', async () => {
    const saved = `from ${paymentsTable.qualifiedName} where payment_id = '${samplePaymentId}'`;
    await side.pool.query(`create table saved_payment as select * ${saved}`);
    await side.pool.query(`delete ${saved}`);
    const row = { path: `${paymentsTable.name}[${samplePaymentId}]` };
    expect((await verify(told)).differences).toContainEqual(expect.objectContaining(row));
    const stream = paymentStream(samplePaymentId);
    await side.pool.query('create table saved_events as select * from event_store.events where stream_id = $1', [
      stream,
    ]);
    await side.pool.query('delete from event_store.events where stream_id = $1', [stream]);
    expect((await verify(told)).broken).toMatchObject({ stream, revision: 0 });
    const { status, lines } = await printed(told);
    expect([status, lines.at(-1)]).toEqual([1, expect.stringContaining(stream)]);
    await side.pool.query('insert into event_store.events overriding system value select * from saved_events');
    await side.pool.query(`insert into ${paymentsTable.qualifiedName} select * from saved_payment`);
    expect((await verify(told)).differences).toEqual([]);
  });

  it('names an event that was changed', async () => {
    await side.pool.query(
      `update event_store.events set data = jsonb_set(data::jsonb, '{cents}', '1')
       where stream_id = $1 and type = 'InvoiceTransferReceived'`,
      [invoiceStream(number)],
    );
    expect(await verify(number)).toMatchObject({
      holds: false,
      broken: { stream: invoiceStream(number), revision: 1, type: 'InvoiceTransferReceived' },
    });
    expect((await printed(number)).status).toBe(1);
  });
});
