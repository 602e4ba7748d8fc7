import { noAnalytics } from '@talloor/contracts/analytics/analyticsSettings.ts';
import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { standardGrant } from '@talloor/rules/account/rights.ts';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketInput } from '@talloor/rules/basket/assessment.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { deliveryMoments, epochOfDay } from '@talloor/rules/delivery/deliveryMoments.ts';
import { codeTexts } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';

export type FakeRequest = { readonly method: string; readonly path: string; readonly body: unknown };

const lotte: UserView = {
  id: 1001,
  username: 'lotte',
  first_name: 'Lotte',
  last_name: 'Vermeersch',
  language: 'nl',
  roles: ['customer'],
  customers: [
    {
      customer_number: '204118',
      name: 'Bistro Lindegaard',
      city: 'Gent',
      address: 'Predikherenlei 14',
      status: 'active',
      segment: 'restaurant',
    },
  ],
  customer_number: '204118',
  rights: [...standardGrant.rights],
  csrfToken: 'token',
  features: { wish_list: false, restricted_wish_list: false, basket_upload: false, pending_orders: true },
  analytics: noAnalytics,
  now: Math.floor(mockupBasket.now.getTime() / 1000),
};
const visitor: UserView = { ...lotte, id: 0, username: '', customers: [], customer_number: null };

export const reply = (body: unknown, status = 200): Response =>
  ({
    ok: status < 400,
    status,
    headers: new Map([['content-type', status < 400 ? 'application/json' : 'application/problem+json']]),
    text: () => Promise.resolve(JSON.stringify(body)),
  }) as unknown as Response;

export function fakeServer() {
  let basket: BasketInput = mockupBasket.basket;
  let { customer } = mockupBasket;
  let customerStatus: UserView['customers'][number]['status'] = 'active';
  let user = lotte;
  const requests: FakeRequest[] = [];
  const broken = new Set<string>();
  const ordered = new Map<string, BasketView>();
  const view = (): BasketView => viewBasket(assessBasket({ ...mockupBasket, basket, customer }), 'nl', codeTexts);

  const viewOn = (day: string): BasketView => {
    const requestedMoment = deliveryMoments(mockupBasket.calendar, customer, mockupBasket.now).find(
      (each) => each.day === day,
    );
    const delivery = { ...mockupDelivery, day, deadline: requestedMoment?.deadline ?? mockupDelivery.deadline };
    return viewBasket(assessBasket({ ...mockupBasket, basket: { ...basket, delivery }, customer }), 'nl', codeTexts);
  };
  const faultyOf = (of: BasketView) =>
    of.lines
      .filter((line) => !line.is_counted)
      .map(({ product, errors }) => ({ article_number: product.article_number, name: product.name, reasons: errors }));
  const meanings = (path: string) =>
    (new URLSearchParams(path.split('?')[1]).get('days') ?? '').split(',').map((timestamp) => {
      const faultyLines = faultyOf(viewOn(dayOf(`/${timestamp}`)));
      const solved = faultyOf(view()).filter((line) => faultyLines.every((each) => each.name !== line.name));
      const costs = { delivery_cost: 15, amount_to_pay: 316.96, is_below_minimum: false };
      return {
        timestamp: Number(timestamp),
        service: 'standard',
        window: '08:30',
        impossible: faultyLines,
        solved,
        ...costs,
      };
    });
  const setLines = (items: Readonly<Record<string, number>>): void => {
    const basketQuantities = new Map(basket.lines.map((line) => [line.articleNumber, line.quantity]));
    const newLines = mockupBasket.basket.lines.map((line) => {
      const quantity = items[line.articleNumber] ?? basketQuantities.get(line.articleNumber) ?? 0;
      return { ...line, quantity };
    });
    basket = { ...basket, lines: newLines.filter((line) => line.quantity > 0) };
  };
  const hidePrices = (): void => {
    customer = { ...customer, showPrices: false };
  };
  const pickUp = (): void => {
    const service = {
      kind: 'pickup',
      siteId: '7',
      name: 'Dok',
      street: 'Dok-Noord',
      streetNumber: '4',
      postal: '9000',
      city: 'Gent',
    } as const;
    basket = { ...basket, delivery: { ...mockupDelivery, service } };
  };
  const suspend = (): void => {
    customerStatus = 'suspended';
  };
  const addTo = (order: string): void => {
    basket = { ...basket, mainOrder: order };
  };
  const forgetDay = (): void => {
    basket = { ...basket, delivery: null };
  };
  const problem = (status: number, code: string, extra: object = {}) =>
    reply({ type: code, title: code, status, code, ...extra }, status);

  const setItems = (items: Readonly<Record<string, number>>): Response => {
    const refusedArticle = soldOut.find((article) => (items[article] ?? 0) > 0);
    if (refusedArticle !== undefined)
      return problem(422, 'item.not_available', {
        parameters: { article_number: refusedArticle },
        detail: 'Kies een ander.',
      });
    setLines(items);
    return reply(view());
  };
  const atLeast = (items: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(items).map(([article, quantity]) => {
        const currentQuantity = basket.lines.find((line) => line.articleNumber === article)?.quantity ?? 0;
        return [article, Math.max(currentQuantity, quantity)];
      }),
    );

  const chooseAddress = (body: { readonly alternative_address: BasketInput['address'] }): void => {
    basket = { ...basket, address: body.alternative_address };
  };
  const checkout = (body: { amount_to_pay?: number }): Response => {
    const now = view();
    if (customerStatus !== 'active') return problem(409, `customer.${customerStatus}`);
    if (body.amount_to_pay !== now.amount_to_pay) return problem(409, 'basket.changed', { basket: now });
    if (now.basket_id !== null) ordered.set(now.basket_id, { ...now, is_active: false, messages: [alreadyOrdered] });
    basket = { ...basket, lines: [] };
    return reply({ order_number: '4402206' }, 201);
  };
  const answer = ({ method, path, body }: FakeRequest): Response => {
    const call = `${method} ${path.replace(/\?.*/, '').replace(/^\/nl/, '')}`;
    if (broken.has(call)) return problem(500, 'internal');
    if (call === 'POST /api/logout') user = visitor;
    if (call === 'POST /api/user/customer') user = { ...lotte, customer_number: null };
    if (call === 'GET /api/user' || call === 'POST /api/logout' || call === 'POST /api/user/customer')
      return reply({ ...user, customers: user.customers.map((each) => ({ ...each, status: customerStatus })) });
    if (call === 'GET /api/basket/list') return reply(view());
    const placed = ordered.get(call.replace('GET /api/basket/list/', ''));
    if (placed) return reply(placed);
    if (call === 'PUT /api/basket/items') {
      const items = body as Record<string, number>;
      return setItems(path.endsWith('?at_least=true') ? atLeast(items) : items);
    }
    const line = /^PUT \/api\/basket\/item\/(\d+)$/.exec(call);
    if (line?.[1] !== undefined) return setItems({ [line[1]]: (body as { quantity: number }).quantity });
    if (call === 'DELETE /api/basket') basket = { ...basket, lines: [] };
    else if (call === 'POST /api/basket/checkout') return checkout(body as { amount_to_pay?: number });
    else if (call.startsWith('POST /api/basket/confirm/'))
      basket = { ...basket, delivery: { ...mockupDelivery, day: dayOf(call) } };
    else if (call === 'GET /api/delivery-moments/meaning') return reply({ meanings: meanings(path) });
    else if (call.startsWith('GET /api/basket/preview/')) return reply(viewOn(dayOf(call)));
    else if (call === 'GET /api/announcements') return reply([]);
    else if (call === 'GET /api/terms')
      return reply({ version: 1, from_day: null, text: null, accepted: [], is_due: false });
    else if (call === 'GET /api/basket/approval') return reply({ limit: null, is_needed: false, approvers: [] });
    else if (call === 'GET /api/delivery-moments') return reply({ moments: moments() });
    else if (call === 'POST /api/basket/address')
      chooseAddress(body as { alternative_address: BasketInput['address'] });
    else if (call.startsWith('GET /api/address/')) return places(call, path);
    else if (call !== 'POST /api/basket/po-number') return problem(404, 'not_found');
    return reply(view());
  };
  const fetch = (url: string, init: RequestInit = {}): Promise<Response> => {
    const text = typeof init.body === 'string' ? init.body : '';
    const isJson = text.startsWith('{');
    const request = { method: init.method ?? 'GET', path: url, body: isJson ? (JSON.parse(text) as unknown) : text };
    requests.push(request);
    return Promise.resolve(answer(request));
  };
  return {
    fetch: fetch as typeof globalThis.fetch,
    requests,
    view,
    setLines,
    hidePrices,
    pickUp,
    suspend,
    forgetDay,
    addTo,
    break: (call: string) => void broken.add(call),
    mend: (call: string) => void broken.delete(call),
  };
}

const soldOut = ['136055'];

const alreadyOrdered = {
  code: 'basket.already_ordered',
  message: '',
  is_blocking: true,
  parameters: { order_number: '4402206' },
} as const;

/** 9000 has two cities, 9991 no delivery, 9999 fails. */
function places(call: string, path: string): Response {
  const query = new URLSearchParams(path.split('?')[1]);
  const postal = query.get('postal') ?? '';
  if (call === 'GET /api/address/book') return reply({ entries: addressBook });
  if (postal === '9999') return reply({ type: 'internal', title: 'internal', status: 500, code: 'internal' }, 500);
  if (call === 'GET /api/address/street') return reply({ streets: [`Kerkstraat ${query.get('city')}`] });
  return reply({ postal, cities: postal === '9000' ? ['Drongen', 'Gent'] : [], is_delivered: postal !== '9991' });
}
const addressBook = [
  {
    label: 'Tuinzaal',
    name: 'Tuinzaal Oude Vismijn',
    postal: '9000',
    city: 'Gent',
    street: 'Rekelingestraat',
    street_number: '5',
    po_box: '',
    message: 'Leveren via de zijdeur',
    is_delivered: true,
  },
];

const mockupDelivery = mockupBasket.basket.delivery ?? {
  day: '2026-03-13',
  windowStart: '08:30',
  windowEnd: '17:00',
  deadline: '2026-03-11T16:00:00.000Z',
};
const offered = deliveryMoments(mockupBasket.calendar, mockupBasket.customer, mockupBasket.now);
const dayOf = (call: string): string =>
  offered.find((moment) => call.endsWith(`/${epochOfDay(moment.day)}`))?.day ?? mockupDelivery.day;

const moments = () =>
  offered.map((moment) => ({
    timestamp: epochOfDay(moment.day),
    available: moment.available,
    reason: moment.reason,
    reason_text: moment.reason,
    deadline: moment.deadline === null ? null : Date.parse(moment.deadline) / 1000,
    windows: moment.windows,
    services: [],
    extendable_orders: [],
    open_orders: moment.day === '2026-03-16' ? ['4402131'] : [],
  }));
