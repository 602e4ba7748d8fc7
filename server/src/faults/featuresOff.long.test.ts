import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { features } from '@talloor/contracts/features.ts';
import { addressesOf, pathOf, validCall } from './testing/everyEndpoint/validCall.ts';
import type { Tenant } from './testing/everyEndpoint/tenant.ts';
import { validRequests } from './testing/everyEndpoint/validRequests.ts';
import { openBrowser, type Browser } from './testing/restricted/openBrowser.ts';
import { customerNumber, forbidden, startRestrictedProduct } from './testing/restricted/startRestrictedProduct.ts';

let product: Awaited<ReturnType<typeof startRestrictedProduct>>;
let tenant: Tenant;
let requests: ReturnType<typeof validRequests>;
let browsers: Readonly<Record<'customer' | 'office', Browser>>;

beforeAll(async () => {
  const flags = Object.keys(features.shape).map((name) => [`FEATURE_${name.toUpperCase()}`, 'false']);
  product = await startRestrictedProduct(Object.fromEntries(flags) as Record<string, string>);
  browsers = {
    customer: await openBrowser(product.url, 'karim'),
    office: await openBrowser(product.url, 'support'),
  };
  const id = '00000000-0000-4000-8000-000000000001';
  const own = {
    customerNumber,
    basketId: id,
    orderNumber: '4402001',
    deliveryNumber: '1',
    returnId: '1',
    recallId: '1',
    invoiceNumber: '1',
    paymentId: '00000000-0000-4000-8000-000000000003',
    listId: id,
    caseId: id,
    uploadToken: '1.2.3',
  };
  const spare = { userId: '999', customerNumber };
  tenant = { own, other: own, articleNumber: '100001', content: product.content, day: '1773356400', spare };
  requests = validRequests(tenant);
}, 60_000);
afterAll(() => product.close());

const featureEndpoints = allEndpoints.filter(({ feature }) => feature !== undefined);

test.each(featureEndpoints.map((endpoint) => [endpoint.feature, endpoint.name, endpoint] as const))(
  'with %s off, %s answers 404 at all its addresses',
  async (_, name, endpoint) => {
    const request = requests[name] ?? {};
    const { method, headers = {}, body } = validCall(endpoint, request);
    const browser = browsers[endpoint.permission.kind === 'office' ? 'office' : 'customer'];
    const requestBody = typeof body === 'string' ? body : undefined;
    const answers = addressesOf(endpoint).map((address) =>
      browser.call(method, pathOf(endpoint, request, address), requestBody, headers['content-type']),
    );
    for (const { status, text } of await Promise.all(answers))
      expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'not_found' }]);
  },
);

test('with all features off, users are told so, ordering works, and a restricted list binds nobody', async () => {
  const { customer } = browsers;
  const off = Object.fromEntries(Object.keys(features.shape).map((name) => [name, false]));
  expect(JSON.parse((await customer.call('GET', '/api/user')).text)).toMatchObject({ features: off });
  await product.restrict();
  expect((await customer.call('GET', `/api/article/${forbidden.number}`)).status).toBe(200);
  const basket = await customer.call('PUT', '/api/basket/items', { [forbidden.number]: 20 });
  expect(basket.status).toBe(200);
  await customer.call('POST', `/api/basket/confirm/${tenant.day}`, {});
  expect((await customer.call('POST', '/api/basket/checkout', {})).status).toBe(201);
});
