import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { z } from 'zod';
import { validCall } from './testing/everyEndpoint/validCall.ts';
import type { ValidRequest } from './testing/everyEndpoint/validRequest.ts';
import type { Tenant } from './testing/everyEndpoint/tenant.ts';
import { validRequests } from './testing/everyEndpoint/validRequests.ts';
import { openBrowser, type Browser, type Read } from './testing/restricted/openBrowser.ts';
import type { OrderToDeliver } from './testing/deliverOrder.ts';
import { customerNumber, forbidden, startRestrictedProduct } from './testing/restricted/startRestrictedProduct.ts';

const friday = '1773356400';
let product: Awaited<ReturnType<typeof startRestrictedProduct>>;
let lotte: Browser;
let karim: Browser;
let tenant: Tenant;
let requests: ReturnType<typeof validRequests>;
let keptBasketId: string;
let standingBasket: { readonly listId: string; readonly basketId: string };
let karimsListId: string;
let openOrderNumber: string;
let approvalBasketId: string;

const callOrThrow = async (
  browser: Browser,
  method: string,
  path: string,
  body?: unknown,
): Promise<Record<string, unknown>> => {
  const { status, text } = await browser.call(method, path, body);
  if (status >= 400) throw new Error(`${path}: ${text}`);
  return text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
};
const both = { 100001: 20, [forbidden.number]: 20 };
const standingPlan = {
  schedule: { kind: 'weekly', weekdays: [5] },
  window: '08:30',
  service: 'standard',
  lead_workdays: 1,
  on_closed_day: 'next',
};

const returnOf = (deliveryNumber: string) => ({
  delivery_number: deliveryNumber,
  delivery_date: '2026-03-13',
  contact: { name: 'Lotte Peeters', email: 'lotte@example.com' },
  lines: [{ article_number: forbidden.number, quantity: 1, reason: 'damaged' }],
});

beforeAll(async () => {
  product = await startRestrictedProduct();
  lotte = await openBrowser(product.url, 'lotte');
  karim = await openBrowser(product.url, 'karim');
  await callOrThrow(karim, 'PUT', '/api/basket/items', both);
  await callOrThrow(karim, 'POST', `/api/basket/confirm/${friday}`, {});
  const order = await callOrThrow(karim, 'POST', '/api/basket/checkout', { po_number: 'WK11' });
  await callOrThrow(karim, 'PUT', '/api/basket/items', both);
  await callOrThrow(karim, 'POST', `/api/basket/confirm/${friday}`, {});
  const second = await callOrThrow(karim, 'POST', '/api/basket/checkout', { po_number: 'WK11' });
  openOrderNumber = String(second['order_number']);
  const amelie = await openBrowser(product.url, 'amelie');
  await callOrThrow(amelie, 'PUT', '/api/basket/items', both);
  const confirmedBasket = await callOrThrow(amelie, 'POST', `/api/basket/confirm/${friday}`, {});
  approvalBasketId = String(confirmedBasket['basket_id']);
  await callOrThrow(amelie, 'POST', '/api/basket/approval', { po_number: 'WK11', message: '', extra_emails: [] });
  keptBasketId = String((await callOrThrow(karim, 'PUT', '/api/basket/items', both))['basket_id']);
  await callOrThrow(karim, 'POST', '/api/baskets', {});
  const active = await callOrThrow(karim, 'PUT', '/api/basket/items', both);
  await callOrThrow(karim, 'POST', `/api/basket/confirm/${friday}`, {});
  const list = await callOrThrow(lotte, 'POST', '/api/wishlist/create', { name: 'Kaart', items: Object.keys(both) });
  await callOrThrow(lotte, 'POST', `/api/wishlist/update/${String(list['id'])}`, { is_shared: true });
  const listId = String(list['id']);
  await callOrThrow(lotte, 'PUT', `/api/wishlist/${listId}/standing-order`, {
    ...standingPlan,
    quantities: { [forbidden.number]: 4 },
  });
  karimsListId = String(
    (await callOrThrow(karim, 'POST', '/api/wishlist/create', { name: 'Bar', items: ['100001'] }))['id'],
  );
  const deliveryNumber = await product.deliver(order as unknown as OrderToDeliver, '2026-03-13');
  const { return_id: returnId } = await callOrThrow(lotte, 'POST', '/api/returns', returnOf(deliveryNumber));
  const invoiceNumber = await product.invoice(deliveryNumber);
  await product.restrict();
  standingBasket = await makeStandingBasket();
  const own = {
    customerNumber,
    basketId: String(active['basket_id']),
    orderNumber: String(order['order_number']),
    deliveryNumber,
    returnId: String(returnId),
    recallId: '1',
    invoiceNumber,
    paymentId: '00000000-0000-4000-8000-000000000003',
    listId,
    caseId: '00000000-0000-4000-8000-000000000004',
    uploadToken: '1.2.3',
  };
  tenant = {
    own,
    other: own,
    articleNumber: forbidden.number,
    content: product.content,
    day: friday,
    spare: { userId: '999', customerNumber },
  };
  requests = validRequests(tenant);
}, 60_000);
afterAll(() => product.close());

async function makeStandingBasket(): Promise<typeof standingBasket> {
  const { id } = await callOrThrow(lotte, 'POST', '/api/wishlist/create', {
    name: 'Week',
    items: ['100001', '100002'],
  });
  const listId = String(id);
  await callOrThrow(lotte, 'POST', `/api/wishlist/update/${listId}`, { is_shared: true });
  const path = `/api/wishlist/${listId}/standing-order`;
  await callOrThrow(lotte, 'PUT', path, { ...standingPlan, quantities: { 100001: 20, 100002: 4 } });
  for (const giveUpAt = Date.now() + 20_000; ;) {
    const { runs } = (await callOrThrow(lotte, 'GET', path)) as { runs: readonly { basket_id: string | null }[] };
    const [run] = runs;
    if (run?.basket_id) return { listId, basketId: run.basket_id };
    if (Date.now() > giveUpAt) throw new Error('no basket is made');
    await pause(20);
  }
}

const userEndpoints = allEndpoints.filter(
  ({ permission }) => permission.kind !== 'office' && permission.kind !== 'api-key',
);

const furtherQuestions = (): Readonly<Record<string, readonly ValidRequest[]>> => {
  const search = ['zwartv', 'schaduwm', 'fruin', forbidden.number, forbidden.ean, ''].map((keywords) => ({
    query: { keywords },
  }));
  const autocompleteRequests = ['zw', 'zwart', 'schad', 'fruinoi', forbidden.number].map((keywords) => ({
    params: { keywords },
  }));
  const derived = ['history', 'suggested', 'restricted', `theme-${product.theme}`];
  const derivedRequests = (param: string) => derived.map((id) => ({ params: { [param]: id, type: 'mine' } }));
  return {
    getArticle: ['100001', '100002', '100003'].map((artNo) => ({ params: { artNo } })),
    getProducts: [{ query: { articles: `100001,100002,100003,${forbidden.number}` } }],
    getRelated: [{ params: { id: '100001' } }],
    getRelatedByForm: [
      { params: { id: '100001' }, body: { option: ['products', 'accessories', 'cross_sell', 'up_sell'] } },
    ],
    getTagManagerData: [{ body: { ...Object(requests['getTagManagerData']?.body), productId: forbidden.number } }],
    findTradeItem: [{ params: { barcode: forbidden.ean } }],
    searchProducts: search,
    startDownload: search,
    autocomplete: autocompleteRequests,
    getSpecialList: [{ params: { id: product.content.specialLists } }, { params: { id: product.theme } }],
    getBasket: [{}, { params: { id: keptBasketId } }],
    getApproval: [{ params: { id: approvalBasketId } }],
    getStandingOrder: [{ params: { id: standingBasket.listId } }],
    getStandingRun: [{ params: { basketId: standingBasket.basketId } }],
    getWishList: derivedRequests('id'),
    listWishLists: [{}],
    listWishListGroups: derivedRequests('id'),
    listWishListItems: derivedRequests('id'),
    exportWishList: derivedRequests('wishlistId'),
    updateOrderLine: [
      { params: { orderId: openOrderNumber }, body: { article_number: forbidden.number, quantity: 24 } },
    ],
    previewBasketUpload: [{ query: { name: 'ean.csv' }, body: `EAN;Aantal\n${forbidden.ean};4` }],
  };
};

const questionsTo = (endpoint: Endpoint): readonly ValidRequest[] => {
  const example =
    endpoint.name === 'requestReturn' ? { body: returnOf(tenant.own.deliveryNumber) } : requests[endpoint.name];
  if (example === undefined) throw new Error(`${endpoint.name} has no example: it would be asked nothing`);
  return [example, ...(furtherQuestions()[endpoint.name] ?? [])];
};

async function ask(browser: Browser, endpoint: Endpoint, request: ValidRequest, locale = ''): Promise<Read> {
  const { method, path, headers = {}, body } = validCall(endpoint, request);
  const requestBody = typeof body === 'string' ? body.replace('of-another-session', browser.csrfToken()) : undefined;
  const answer = await browser.call(method, `${locale}${path}`, requestBody, headers['content-type']);
  return endpoint.name === 'startDownload' ? download(browser, answer) : answer;
}

async function download(browser: Browser, startResponse: Read): Promise<Read> {
  if (startResponse.location === null) return startResponse;
  const giveUpAt = Date.now() + 20_000;
  for (;;) {
    const { text } = await browser.call('GET', startResponse.location);
    const { downloadUrl } = JSON.parse(text) as { downloadUrl: string | null };
    if (downloadUrl !== null) return browser.call('GET', downloadUrl);
    if (Date.now() > giveUpAt) throw new Error('the download is not ready in time');
    await pause(10);
  }
}

type Naming = { readonly byWords: boolean; readonly byNumber: boolean };
const namesIn = ({ status, text, location }: Read): Naming => ({
  byWords: forbidden.words.some((word) => text.toLowerCase().includes(word.toLowerCase())),
  // Problems may repeat the requested number.
  byNumber: status < 400 && [forbidden.number, forbidden.ean].some((code) => `${text} ${location}`.includes(code)),
});

async function findNamings(browser: Browser, endpoints: readonly Endpoint[]): Promise<Map<string, Naming>> {
  const namings = new Map<string, Naming>();
  for (const endpoint of endpoints)
    for (const request of questionsTo(endpoint))
      for (const locale of ['', '/fr']) {
        const { byWords, byNumber } = namesIn(await ask(browser, endpoint, request, locale));
        const before = namings.get(endpoint.name) ?? { byWords: false, byNumber: false };
        if (byWords || byNumber)
          namings.set(endpoint.name, { byWords: byWords || before.byWords, byNumber: byNumber || before.byNumber });
      }
  return namings;
}

const queries = userEndpoints.filter(({ side, produces }) => side === 'query' && produces !== 'event-stream');

const namesArticles = ({ response, produces }: Endpoint): boolean =>
  produces === 'file' ||
  produces === 'page' ||
  /"(article_number|artNo|artNos|articles|first_articles|article)":/.test(
    JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })),
  );

test('for the manager, every answer with article numbers names the forbidden article, so that the walk can find it', async () => {
  const namings = await findNamings(lotte, queries);
  const missingEndpoints = queries.filter((endpoint) => namesArticles(endpoint) && !namings.has(endpoint.name));
  expect(missingEndpoints.map(({ name }) => name).toSorted()).toEqual([
    // Only one version exists.
    'compareOrderVersions',
    // Keys name no article.
    'downloadAuditKey',
    // A ZIP of papers.
    'downloadDocuments',
    // The shop of this test names no supplier.
    'downloadInvoiceUbl',
    // Names no article.
    'downloadInvoices',
    // Nothing is invoiced here.
    'downloadStatistics',
    'downloadStatisticsCsv',
    // A picture.
    'getCaseFile',
    'getCompanyLogo',
    // Fetched through startDownload.
    'getDownloadFile',
    'getPhoto',
    // A picture; there is no recall here.
    'getRecall',
    'getReturnPhoto',
    // Empty for the manager.
    'listMomentMeanings',
    'listRecalls',
    // As downloadStatistics.
    'openMailedStatistics',
  ]);
}, 60_000);

test('answers, files and pages for a bound user do not name the forbidden article, but for listed exceptions', async () => {
  const numberAlone = { byWords: false, byNumber: true };
  expect(Object.fromEntries(await findNamings(karim, queries))).toEqual({
    // Own acts before the list stay visible.
    downloadPersonalData: { byWords: true, byNumber: true },
    // A forbidden line shows its number, blocks the order and can be removed.
    getBasket: numberAlone,
    downloadBasket: numberAlone,
    getApproval: numberAlone,
    listApprovals: numberAlone,
    listBaskets: numberAlone,
    listIncompleteOrders: numberAlone,
    showBasketForm: numberAlone,
    previewDeliveryMoment: numberAlone,
    listMomentMeanings: numberAlone,
    // A rejected row of the own file.
    checkBasketUpload: numberAlone,
    previewBasketUpload: numberAlone,
    // Lists keep numbers without facts (ADR 0043).
    exportWishList: numberAlone,
    getWishList: numberAlone,
    getPortalList: numberAlone,
    listWishLists: numberAlone,
    getStandingOrder: numberAlone,
    // Past orders and deliveries stay visible.
    getDeliveryNote: { byWords: true, byNumber: true },
    downloadDeliveryNote: { byWords: true, byNumber: true },
    getInvoice: { byWords: true, byNumber: true },
    downloadInvoice: { byWords: true, byNumber: true },
    explainInvoice: { byWords: true, byNumber: true },
    getTrackTrace: { byWords: true, byNumber: true },
    getOpenOrder: { byWords: true, byNumber: true },
    downloadOpenOrder: { byWords: true, byNumber: true },
    getOpenOrderByPost: { byWords: true, byNumber: true },
    getOrderReceipt: { byWords: true, byNumber: true },
    downloadOrderReceipt: { byWords: true, byNumber: true },
    getReturn: { byWords: true, byNumber: true },
    downloadReturnSlip: { byWords: true, byNumber: true },
    listReturns: { byWords: true, byNumber: true },
    getPlacedOrder: { byWords: true, byNumber: true },
  });
}, 60_000);

test('a bound user finds no unfinished order by the forbidden article’s name, and the manager does', async () => {
  const countIncompleteOrders = async (browser: Browser, q: string) => {
    const { text } = await browser.call('GET', `/api/dashboard/orders/incomplete?q=${q}`);
    return (JSON.parse(text) as { pagination: { results: number } }).pagination.results;
  };
  for (const q of ['zwartv', 'schaduwm', 'fruin']) {
    expect([q, await countIncompleteOrders(karim, q)]).toEqual([q, 0]);
    expect(await countIncompleteOrders(lotte, q)).toBeGreaterThan(0);
  }
});

test('no command of a bound user adds the forbidden article, and each command of the manager does', async () => {
  const commands = userEndpoints.filter(
    (endpoint) =>
      endpoint.side === 'command' &&
      questionsTo(endpoint).some((request) => JSON.stringify(request).includes(forbidden.number)),
  );
  const listOf = (browser: Browser, { params, ...request }: ValidRequest): ValidRequest => ({
    ...request,
    ...(params && {
      params: {
        ...params,
        ...(params['id'] === tenant.own.listId && browser === karim && { id: karimsListId }),
        ...(params['orderId'] !== undefined && { orderId: openOrderNumber }),
      },
    }),
  });
  const runAll = async (browser: Browser) => {
    const before = (await product.events()).length;
    const answers = new Map<string, Read>();
    for (const endpoint of commands)
      for (const request of questionsTo(endpoint))
        answers.set(endpoint.name, await ask(browser, endpoint, listOf(browser, request)));
    return { answers, events: (await product.events()).slice(before) };
  };
  const boundRun = await runAll(karim);
  const returnEvents = ['DeliveryReturnRequested', 'ReturnRequested'];
  // A replacement choice adds no article.
  const replacementEvents = ['BasketLineReplacementChosen', 'OrderLineReplacementChosen'];
  const harmless = ['BasketLineRemoved', 'BasketEmptied', 'ListItemRemoved', ...replacementEvents, ...returnEvents];
  const isLess = ({ data }: { data: unknown }) => {
    const { quantity, previousQuantity } = z.object({ quantity: z.int(), previousQuantity: z.int() }).parse(data);
    return quantity < previousQuantity;
  };
  const harmfulEvents = boundRun.events.filter(
    ({ event }) =>
      JSON.stringify(event.data).includes(forbidden.number) &&
      // Ordered quantities may decrease.
      !(event.type === 'OrderDraftLineChanged' && isLess(event)),
  );
  expect(harmfulEvents.map(({ event }) => event.type).filter((type) => !harmless.includes(type))).toEqual([]);
  for (const answer of boundRun.answers.values()) expect(namesIn(answer).byWords).toBe(false);

  expect(boundRun.answers.get('updateOrderLine')?.status).toBeGreaterThanOrEqual(400);

  await callOrThrow(karim, 'POST', `/api/pending_order/${openOrderNumber}/cancelChanges`, {});
  await callOrThrow(lotte, 'POST', `/api/pending_order/${openOrderNumber}/startChanges`, { take_over: false });
  const { answers } = await runAll(lotte);
  const refusals = [...answers].filter(([, { status, location }]) => status >= 400 || location?.includes('problem='));
  expect(refusals.map(([name, { text }]) => [name, text])).toEqual([]);
}, 60_000);

test('a bound user cannot order a basket with the forbidden article, and orders it without that article', async () => {
  const confirm = () => callOrThrow(karim, 'POST', `/api/basket/confirm/${friday}`, {});
  const order = () => karim.call('POST', '/api/basket/checkout', { po_number: 'WK11' });
  await callOrThrow(lotte, 'POST', '/api/restricted-list', { remove: [forbidden.number] });
  await callOrThrow(karim, 'POST', `/api/basket/activate/${keptBasketId}`, {});
  await confirm();
  const rejection = await order();
  expect([rejection.status, JSON.parse(rejection.text)]).toMatchObject([422, { code: 'basket.faulty_lines' }]);
  await callOrThrow(karim, 'DELETE', '/api/basket');
  // Twenty would earn the forbidden article for free.
  await callOrThrow(lotte, 'PUT', '/api/basket/items', { 100001: 20 });
  await callOrThrow(lotte, 'POST', '/api/free-samples/update', { article_numbers: [forbidden.number] });
  await confirm();
  const placed = await order();
  expect(placed.status).toBe(201);
  expect(namesIn(placed)).toEqual({ byWords: false, byNumber: false });
  const { lines } = JSON.parse(placed.text) as { lines: { article_number: string }[] };
  expect(lines.map((line) => line.article_number)).toEqual(['100001']);
});

test('sales support sees the managers of a list, changes them with a reason, and reads the change in the history', async () => {
  const support = await openBrowser(product.url, 'support');
  const page = `/api/office/restrictedLists/${customerNumber}`;
  const { manager, bound, asking } = product.ids;
  const people = {
    amelie: { id: asking, name: 'amelie Peeters' },
    lotte: { id: manager, name: 'lotte Peeters' },
    karim: { id: bound, name: 'karim Peeters' },
  };
  const lists = JSON.parse((await support.call('GET', '/api/office/restrictedLists')).text) as unknown;
  expect(lists).toEqual([
    {
      id: customerNumber,
      name: expect.any(String),
      customer_name: `Klant ${customerNumber}`,
      managers: [people.lotte],
      number_of_products: 3,
    },
  ]);
  expect(await callOrThrow(support, 'GET', page)).toMatchObject({ users: [people.amelie, people.karim, people.lotte] });
  await callOrThrow(support, 'PUT', page, { managers: [bound], reason: 'chef gewisseld' });
  const { history, managers } = await callOrThrow(support, 'GET', page);
  expect(managers).toEqual([people.karim]);
  expect((history as object[]).at(-1)).toMatchObject({
    title: 'Beheerders gewijzigd: chef gewisseld',
    actor: { name: 'support Peeters', kind: 'employee' },
    changes: [{ what: 'Beheerders', before: 'lotte Peeters', after: 'karim Peeters' }],
  });
  expect((await karim.call('GET', `/api/article/${forbidden.number}`)).status).toBe(200);
  expect((await lotte.call('GET', `/api/article/${forbidden.number}`)).status).toBe(404);
});
