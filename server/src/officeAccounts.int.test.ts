import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logIn, password, type Person } from '@talloor/command-api/testing/logIn.ts';
import { visitAs, type Visitor } from '@talloor/command-api/testing/visitAs.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { until } from '@talloor/platform/event-store/testing/until.ts';
import { startWalkedProduct } from './faults/testing/everyEndpoint/startWalkedProduct.ts';

let product: Awaited<ReturnType<typeof startWalkedProduct>>;
let url: string;
let support: Person;
let auditor: Person;
let admin: Person;
let lotte: string;
beforeAll(async () => {
  product = await startWalkedProduct();
  url = `http://127.0.0.1:${product.port}`;
  [support, auditor, admin] = await Promise.all([logIn(url, 'support'), logIn(url, 'auditor'), logIn(url, 'admin')]);
  lotte = await idOf('lotte');
}, 60_000);
afterAll(() => product.close());

type User = { id: string; status: string; blocked_until: string | null; customers: { customer_number: string }[] };
const found = async (filter: object): Promise<User[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (await support('GET', `/api/office/users?${query}`)).body as unknown as User[];
};
const idOf = async (q: string): Promise<string> => (await found({ q }))[0]?.id ?? '';
/** A browser whose token follows the session that it has. */
async function enterAs(username: string): Promise<Visitor> {
  const visitor = await visitAs(url);
  await visitor('POST', '/api/login', { username, password });
  return visitor;
}
const historyOf = async (path: string): Promise<{ title: string; actor: { role: string } }[]> =>
  (await auditor('GET', path)).body['history'] as never;

test('a user is found by name, by e-mail address and by customer, in whatever spelling', async () => {
  for (const q of ['LOTTE peeters', 'lotte@talloor.example', 'klant 204118 lotte'])
    expect(await found({ q })).toMatchObject([{ id: lotte, customers: [{ customer_number: '204118' }] }]);
  expect(await found({ role: 'office' })).toHaveLength(3);
  expect((await found({ customer: '204120' })).map(({ id }) => id)).toEqual([await idOf('chooser')]);
});

test('whoever is suspended is out at once and comes back when the office says so; the history says who and why', async () => {
  const chooser = await logIn(url, 'chooser');
  const id = await idOf('chooser');
  const suspended = await support('POST', `/api/office/users/${id}/suspend`, { reason: 'left_company' });
  expect(suspended).toMatchObject({ status: 200, body: { id } });
  expect((await chooser('GET', '/api/user')).body).toMatchObject({ id: 0 });
  expect(await found({ status: 'suspended' })).toMatchObject([{ id }]);
  const visitor = await visitAs(url);
  const typed = { username: 'chooser', password };
  expect(await visitor('POST', '/api/login', typed)).toMatchObject({ body: { code: 'account.suspended' } });

  await support('POST', `/api/office/users/${id}/reactivate`, { reason: 'mistake' });
  expect(await visitor('POST', '/api/login', typed)).toMatchObject({ status: 200 });
  expect((await historyOf(`/api/office/users/${id}`)).slice(-2)).toMatchObject([
    { title: 'Gebruiker opgeschort: werkt er niet meer', actor: { role: 'sales-support' } },
    { title: 'Gebruiker weer actief: was een vergissing', actor: { role: 'sales-support' } },
  ]);
});

test('a reason is chosen from the list: what somebody would type is refused', async () => {
  const typed = await support('POST', `/api/office/users/${lotte}/suspend`, { reason: 'Jan zei dat het mocht' });
  expect(typed).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});

test('three failures block a login; the office sees it and opens it before its time', async () => {
  const visitor = await visitAs(url);
  const id = await idOf('chooser');
  for (let attempt = 0; attempt < 3; attempt += 1)
    await visitor('POST', '/api/login', { username: 'chooser', password: 'Verkeerd-1' });
  const typed = { username: 'chooser', password };
  expect(await visitor('POST', '/api/login', typed)).toMatchObject({ body: { code: 'login.blocked' } });
  // Nobody waits for the event of a block, so that it takes no time that could be measured.
  await until('the block is seen', async () => (await found({ needs: 'unlock' })).length > 0);
  expect(await found({ needs: 'unlock' })).toMatchObject([{ id, blocked_until: expect.any(String) }]);

  await support('POST', `/api/office/users/${id}/unlock`, { reason: 'identified_by_phone' });
  expect(await found({ needs: 'unlock' })).toEqual([]);
  expect(await visitor('POST', '/api/login', typed)).toMatchObject({ status: 200 });
});

test('a user is linked to a customer and taken from it again, which ends the sessions', async () => {
  const link = `/api/office/users/${lotte}/customers/204120`;
  expect(await support('POST', `${link}/link`, { reason: 'new_task' })).toMatchObject({ status: 200 });
  const person = await logIn(url, 'lotte');
  expect((await person('POST', '/api/user/customer', { customer_number: '204120' })).status).toBe(200);
  await support('POST', `${link}/unlink`, { reason: 'mistake' });
  expect((await person('GET', '/api/user')).body).toMatchObject({ id: 0 });
  expect(await found({ customer: '204120', q: 'lotte' })).toEqual([]);
  const nowhere = await support('POST', `/api/office/users/${lotte}/customers/999/link`, { reason: 'takeover' });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'customer.not_found' } });
});

test('an auditor changes nothing, sales support no account of the office, and nobody their own', async () => {
  const suspend = (by: Person, id: string) => by('POST', `/api/office/users/${id}/suspend`, { reason: 'misuse' });
  expect(await suspend(auditor, lotte)).toMatchObject({ status: 403, body: { code: 'permission.denied' } });
  const auditorId = await idOf('auditor');
  expect(await suspend(support, auditorId)).toMatchObject({ status: 403, body: { code: 'user.needs_admin' } });
  expect(await suspend(admin, await idOf('admin'))).toMatchObject({ body: { code: 'user.own_account' } });
});

test('a customer that is suspended orders nothing; the office sees it whole, with what happened to it', async () => {
  const person = await logIn(url, 'lotte');
  const customer = '/api/office/customers/204118';
  await support('POST', `${customer}/suspend`, { reason: 'unpaid_invoices' });
  expect((await support('GET', customer)).body).toMatchObject({
    status: 'suspended',
    figures: { open_orders: 1, users: 2 },
  });
  const ordered = await person('POST', '/api/basket/checkout', { po_number: 'WK12' });
  expect(ordered.body).toMatchObject({ code: 'customer.suspended' });
  await support('POST', `${customer}/reactivate`, { reason: 'paid' });
  expect((await historyOf(customer)).slice(-2)).toMatchObject([
    { title: 'Klant opgeschort: openstaande facturen' },
    { title: 'Klant weer actief: facturen zijn betaald' },
  ]);
});

test('whoever looks as a customer reads what that user reads, is refused every command, and is told in the history', async () => {
  const looking = await enterAs('support');
  const started = await looking('POST', `/api/office/users/${lotte}/customers/204118/view`, { reason: 'complaint' });
  expect(started).toMatchObject({ status: 200, body: { until: expect.stringContaining('2026-03-11T13:42') } });
  expect((await looking('GET', '/api/user')).body).toMatchObject({
    id: Number(lotte),
    roles: ['customer'],
    customer_number: '204118',
    view: { until: expect.stringContaining('2026-03-11T13:42') },
  });
  expect((await looking('GET', '/api/dashboard/orders/pending')).status).toBe(200);
  expect((await looking('GET', '/api/office/users')).status).toBe(403);

  const commands = allEndpoints.filter(({ side, name }) => side === 'command' && name !== 'endCustomerView');
  expect(commands.length).toBeGreaterThan(60);
  for (const { method, path, name } of commands) {
    const address = path.replaceAll(/[{}]/g, '').replaceAll(/:\w+/g, '1');
    const answer = await looking(method, address, method === 'GET' ? undefined : {});
    expect({ name, ...answer }).toMatchObject({ name, status: 403, body: { code: 'view.read_only' } });
  }

  const ended = await looking('POST', '/api/user/view/end', {});
  expect(ended).toMatchObject({ status: 200, body: { user_id: lotte, customer_number: '204118' } });
  expect((await looking('GET', '/api/user')).body).toMatchObject({ roles: ['sales-support'] });
  expect((await historyOf('/api/office/customers/204118')).slice(-2)).toMatchObject([
    { title: 'Kijkt mee als lotte Peeters: klacht', actor: { role: 'sales-support' } },
    { title: 'Kijkt niet meer mee als lotte Peeters', actor: { role: 'sales-support' } },
  ]);
  expect(await looking('POST', '/api/user/view/end', {})).toMatchObject({ body: { code: 'view.none' } });
});

test('whoever may no longer sign in no longer looks as somebody else either; nobody looks as the office', async () => {
  const looking = await enterAs('support');
  await looking('POST', `/api/office/users/${lotte}/customers/204118/view`, { reason: 'complaint' });
  const supportId = await idOf('support');
  await admin('POST', `/api/office/users/${supportId}/suspend`, { reason: 'being_examined' });
  expect((await looking('GET', '/api/user')).body).toMatchObject({ id: 0 });
  await admin('POST', `/api/office/users/${supportId}/reactivate`, { reason: 'examined' });
  const view = `/api/office/users/${supportId}/customers/204118/view`;
  const asOffice = await admin('POST', view, { reason: 'complaint' });
  expect(asOffice.body).toMatchObject({ code: 'user.not_viewable' });
});
