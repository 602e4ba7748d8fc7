import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeCatalogue } from '@talloor/catalogue/changes/changeCatalogue.ts';
import { testArticle, writeTestArticles, writeTestCustomer } from '@talloor/catalogue/testing.ts';
import type { BasketEvent } from '@talloor/events/basket/events.ts';
import { sampleFacts, sampleOrder } from '@talloor/events/testing/sampleOrder.ts';
import { until } from '@talloor/platform/testing/until.ts';
import type { CustomerRight } from '@talloor/rules/account/rights.ts';
import type { Browser, ReadSideUnderTest } from './testing/startReadSide.ts';
import { startReadSideWithCatalogue } from './testing/startReadSideWithCatalogue.ts';

let side: ReadSideUnderTest;
let approver: Browser;
let asker: Browser;
let office: Browser;
const { delivery } = sampleOrder;

async function join(
  userId: string,
  firstName: string,
  rights: readonly CustomerRight[],
  orderLimitCents: number | null,
) {
  await side.append(`account-${userId}`, [
    {
      type: 'AccountRegistered',
      data: {
        userId,
        username: firstName,
        firstName,
        lastName: 'Peeters',
        email: `${firstName}@example.com`,
        language: 'nl',
        roles: ['customer'],
      },
    },
    { type: 'CustomerLinked', data: { customerNumber: '204118' } },
    { type: 'CustomerRightsChanged', data: { customerNumber: '204118', rights: [...rights], orderLimitCents } },
  ]);
  return side.browser({ userId, rights: [...rights] });
}

const filled = (basketId: string): BasketEvent[] => [
  { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: '8' } },
  {
    type: 'BasketLineQuantityChanged',
    data: { ...sampleFacts, articleNumber: '100001', quantity: 20, previousQuantity: 0 },
  },
  { type: 'BasketDeliveryMomentConfirmed', data: delivery },
];
const approvalAsked = (basketId: string, askedBy = '8', deadline = delivery.deadline): BasketEvent => ({
  type: 'BasketApprovalAsked',
  data: {
    basketId,
    customerNumber: '204118',
    askedBy,
    language: 'nl',
    reference: 'WK11',
    message: 'zijdeur',
    extraEmails: ['chef@lindegaard.example', 'kantoor@lindegaard.example'],
    limitCents: 10_000,
    deadline,
    lines: [{ articleNumber: '100001', quantity: 20, lineTotalCents: 18_000 }],
    totals: { ...sampleOrder.totals, subtotalCents: 18_000, deliveryCents: 1500, payableCents: 20_670 },
  },
});
async function createAwaitingBasket(...more: BasketEvent[]): Promise<string> {
  const basketId = randomUUID();
  await side.append(`basket-${basketId}`, [...filled(basketId), approvalAsked(basketId), ...more], { actorId: '8' });
  return basketId;
}
const answer = async (browser: Browser, path: string) => {
  const response = await browser.get(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

beforeAll(async () => {
  side = await startReadSideWithCatalogue();
  for (const customer of ['204118', '204119']) await writeTestCustomer(side.pool, customer);
  await writeTestArticles(side.pool, [testArticle('100001')]);
  approver = await join('7', 'lotte', ['order', 'approve', 'see_prices'], null);
  asker = await join('8', 'karim', ['order', 'see_prices'], 10_000);
  office = await side.browser({ userId: '99', roles: ['sales-support'], customers: [], customerNumber: null });
});
afterAll(() => side.close());

describe('approval requests', () => {
  test('an approver sees requester, deadline, amounts and lines of a request, and the current amount', async () => {
    const id = await createAwaitingBasket();
    const { body } = await answer(approver, '/api/approvals');
    expect(body['to_approve']).toBe(1);
    expect(body['approvals']).toMatchObject([
      {
        basket_id: id,
        status: 'awaiting',
        asked_by: 'karim Peeters',
        is_own: false,
        deadline: Date.parse(delivery.deadline) / 1000,
        number_of_lines: 1,
        amount_to_pay: 206.7,
        counted: 195,
        limit: 100,
        po_number: 'WK11',
      },
    ]);
    const detail = await answer(approver, `/api/approvals/${id}`);
    expect(detail.body).toMatchObject({
      message: 'zijdeur',
      extra_emails: ['chef@lindegaard.example', 'kantoor@lindegaard.example'],
      obstacle: null,
      asked: { lines: [{ article_number: '100001', quantity: 20, line_total: 180 }], delivery: 15 },
      basket: {
        basket_id: id,
        is_active: false,
        is_valid: false,
        messages: [{ code: 'basket.awaiting_approval' }],
        lines: [{ line_total: 200 }],
      },
    });
    expect((await answer(asker, '/api/baskets')).body).toMatchObject({ baskets: [] });
    expect((await answer(asker, '/api/basket/list')).body).toMatchObject({ lines: [] });
    await side.append(`basket-${id}`, [
      { type: 'BasketSentBack', data: { sentBackBy: '7', askedBy: '8', reason: 'Nee' } },
    ]);
    expect((await answer(asker, '/api/approvals')).body).toMatchObject({
      to_approve: 0,
      approvals: [{ status: 'sent_back', reason: 'Nee', is_own: true, decided_by: 'lotte Peeters' }],
    });
    expect((await answer(asker, '/api/baskets')).body).toMatchObject({ baskets: [{ basket_id: id }] });
  });

  test('other users and customers do not see a request, and users without prices see no amount', async () => {
    const id = await createAwaitingBasket();
    const colleague = await join('9', 'nora', ['order'], null);
    expect((await answer(colleague, '/api/approvals')).body).toEqual({ approvals: [], to_approve: 0 });
    expect(await answer(colleague, `/api/approvals/${id}`)).toMatchObject({ body: { code: 'approval.not_waiting' } });
    const stranger = await side.browser({ userId: '7', customerNumber: '204119', rights: ['approve', 'see_prices'] });
    expect((await answer(stranger, '/api/approvals')).body).toEqual({ approvals: [], to_approve: 0 });
    expect((await answer(stranger, `/api/approvals/${id}`)).body).toMatchObject({ code: 'basket.not_found' });
    const blind = await side.browser({ userId: '8', rights: ['order'] });
    const hidden = JSON.stringify((await answer(blind, `/api/approvals/${id}`)).body);
    expect(hidden).not.toMatch(/"(amount_to_pay|counted|line_total|delivery)":-?\d/);
  });

  test('a request lapses at its cut-off, even without a lapse event', async () => {
    const basketId = randomUUID();
    const past = approvalAsked(basketId, '8', '2026-03-11T13:12:00.000Z');
    await side.append(`basket-${basketId}`, [...filled(basketId), past]);
    expect((await answer(asker, `/api/approvals/${basketId}`)).body).toMatchObject({ approval: { status: 'lapsed' } });
  });

  test('the customer history of the office shows request and decision, in both languages', async () => {
    await createAwaitingBasket({ type: 'BasketSentBack', data: { sentBackBy: '7', askedBy: '8', reason: 'Te veel' } });
    const read = async (language: string) =>
      JSON.stringify((await answer(office, `/${language}/api/office/customers/204118`)).body);
    expect(await read('nl')).toMatch(/Ter goedkeuring gestuurd.*Niet goedgekeurd, teruggestuurd.*Te veel/);
    expect(await read('fr')).toMatch(/Envoyé pour approbation.*Non approuvé, renvoyé/);
  });
});

describe('checkout before an approval request', () => {
  test('the checkout shows whether the basket exceeds the limit of the user, and lists the approvers', async () => {
    const basketId = randomUUID();
    await side.append(`basket-${basketId}`, filled(basketId));
    expect((await answer(asker, '/api/basket/approval')).body).toEqual({
      limit: 100,
      is_needed: true,
      approvers: ['lotte Peeters'],
    });
    expect((await answer(approver, '/api/basket/approval')).body).toEqual({
      limit: null,
      is_needed: false,
      approvers: [],
    });
    const page = await (await asker.get('/api/basket-page/form?script=0')).text();
    expect(page).toContain('name="submit_event" value="approval"');
    expect(page).toContain('Goedkeuren kan: lotte Peeters');
    expect(page).not.toContain('Bestelling plaatsen');
    await side.append('account-7', [
      { type: 'CustomerRightsChanged', data: { customerNumber: '204118', rights: ['approve'], orderLimitCents: 100 } },
    ]);
    expect((await answer(asker, '/api/basket/approval')).body).toMatchObject({ is_needed: true, approvers: [] });
    const without = await (await asker.get('/api/basket-page/form?script=0')).text();
    expect(without).toContain('Niemand kan deze bestelling goedkeuren');
    expect(without).not.toContain('class="main"');
  });

  test('the page without script asks to accept new terms, until the user does', async () => {
    await changeCatalogue(side.pool, async (client) => {
      await client.query(`insert into catalogue.terms_versions (version, from_day, text_nl, text_fr)
        values (2, '2026-03-01', '# Levering', '# Livraison')`);
    });
    const read = async (language: string) => (await asker.get(`/${language}/api/basket-page/form?script=0`)).text();
    const dutch = await read('nl');
    expect(dutch).toMatch(/name="terms_version" value="2"[^]*name="terms_consent" value="1" required/);
    expect(dutch).toContain('Ik ga akkoord met versie 2 van de algemene voorwaarden');
    expect(dutch).toMatch(/href="\/algemene-voorwaarden"[^]*<p>Levering<\/p>/);
    const french = await read('fr');
    expect(french).toContain('J’accepte la version 2 des conditions générales');
    expect(french).toMatch(/href="\/conditions-generales"[^]*<p>Livraison<\/p>/);
    await side.append('account-8', [
      { type: 'AccountTermsAccepted', data: { version: 2, acceptedAt: '2026-03-11T13:00:00.000Z' } },
    ]);
    await until('the acceptance is shown', async () => !(await read('nl')).includes('terms_consent'));
  });
});
