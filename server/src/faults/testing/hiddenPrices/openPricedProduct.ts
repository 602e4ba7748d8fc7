import { writePrices } from '@talloor/catalogue/price/writePrices.ts';
import { testChange } from '@talloor/catalogue/testing.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { punchOut, type Browser as Buyer } from '../everyEndpoint/browser.ts';
import { sendRaw } from '../everyEndpoint/sendRaw.ts';
import { startWalkedProduct } from '../everyEndpoint/startWalkedProduct.ts';
import type { ValidRequest } from '../everyEndpoint/validRequest.ts';
import { validCall } from '../everyEndpoint/validCall.ts';
import { openBrowser } from '../restricted/openBrowser.ts';
import { moneyIn, namesMoney } from './moneyIn.ts';

export type Answer = { readonly endpoint: Endpoint; readonly status: number; readonly text: string };

const endpoints = allEndpoints.filter(
  ({ produces, permission }) =>
    produces !== 'event-stream' && permission.kind !== 'office' && permission.kind !== 'api-key',
);
const isOfBuyer = ({ inPunchOut, permission }: Endpoint) => inPunchOut === 'only' && permission.kind !== 'anyone';
const isOfCustomer = ({ permission }: Endpoint) => permission.kind === 'customer';
export const queries = endpoints.filter(({ side }) => side === 'query');
export const commands = endpoints.filter((endpoint) => endpoint.side === 'command' && isOfCustomer(endpoint));

/** Lotte has all rights, here and in a punch-out; article 100001 has a price that no other number equals. */
export async function openPricedProduct() {
  const product = await startWalkedProduct((shop) =>
    writePrices(shop.pool, [{ kind: 'list', articleNumber: '100001', priceMills: 73_319 }], testChange),
  );
  const lotte = await openBrowser(product.url, 'lotte');
  const buyer: Buyer = await punchOut(product.port, 'lotte');

  async function ask(endpoint: Endpoint, change: ValidRequest = {}): Promise<Answer> {
    const example = { ...product.examples[endpoint.name], ...change };
    const { method, path, headers = {}, body } = validCall(endpoint, example);
    if (!isOfBuyer(endpoint)) return { endpoint, ...(await lotte.call(method, path, body, headers['content-type'])) };
    const sent = { ...headers, cookie: buyer.cookie, 'x-csrf-token': buyer.token };
    const request = { method, path, headers: sent, ...(body === undefined ? {} : { body }) };
    return { endpoint, ...(await sendRaw(product.port, request)) };
  }

  const walk = async (asked: readonly Endpoint[]): Promise<readonly Answer[]> => {
    const answers: Answer[] = [];
    for (const endpoint of asked) answers.push(await ask(endpoint));
    return answers;
  };
  return { ...product, lotteId: product.lotte, browser: lotte, ask, walk };
}

export type PricedProduct = Awaited<ReturnType<typeof openPricedProduct>>;

export const withMoney = (answers: readonly Answer[]) =>
  answers.map(({ endpoint, text }) => ({ endpoint, money: moneyIn(text) })).filter(({ money }) => money.size > 0);

export const namingsIn = (answers: readonly Answer[], amounts: readonly string[]) =>
  answers.flatMap(({ endpoint, text }) => {
    const named = amounts.filter((amount) => namesMoney(text, amount));
    return named.length > 0 ? [{ name: endpoint.name, named }] : [];
  });

export const statusesOf = (answers: readonly Answer[], asked: readonly Endpoint[]) =>
  answers.flatMap(({ endpoint, status }) => (asked.includes(endpoint) ? [[endpoint.name, status]] : []));

/** Invoices need prices. */
export const expectedStatuses = (asked: readonly Endpoint[]) =>
  asked.map(({ name, permission }) => {
    const isInvoice = permission.kind === 'customer' && permission.right === 'see_invoices';
    return [name, isInvoice ? 403 : 200];
  });
