import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logIn, password, type Person } from '@talloor/command-api/testing/logIn.ts';
import { visitAs, type Visitor } from '@talloor/command-api/testing/visitAs.ts';
import { allEndpoints } from '@talloor/contracts/allEndpoints.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { startWalkedProduct } from './faults/testing/everyEndpoint/startWalkedProduct.ts';
import { officeRoles } from '@talloor/rules/account/officeRights.ts';

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
const findUsers = async (filter: object): Promise<User[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
  return (await support('GET', `/api/office/users?${query}`)).body as unknown as User[];
};
const idOf = async (q: string): Promise<string> => (await findUsers({ q }))[0]?.id ?? '';
async function enterAs(username: string): Promise<Visitor> {
  const visitor = await visitAs(url);
  await visitor('POST', '/api/login', { username, password });
  return visitor;
}
const historyOf = async (path: string): Promise<{ title: string; actor: { role: string } }[]> =>
  (await auditor('GET', path)).body['history'] as never;

test('the office finds a user by name, e-mail address and customer, in any spelling', async () => {
  for (const q of ['LOTTE peeters', 'lotte@talloor.example', 'klant 204118 lotte'])
    expect(await findUsers({ q })).toMatchObject([{ id: lotte, customers: [{ customer_number: '204118' }] }]);
  expect(await findUsers({ role: 'office' })).toHaveLength(officeRoles.length);
  expect((await findUsers({ customer: '204120' })).map(({ id }) => id)).toEqual([await idOf('chooser')]);
});

test('a suspended user is logged out at once and can log in after reactivation; the history names actor and reason', async () => {
  const chooser = await logIn(url, 'chooser');
  const id = await idOf('chooser');
  const suspended = await support('POST', `/api/office/users/${id}/suspend`, { reason: 'left_company' });
  expect(suspended).toMatchObject({ status: 200, body: { id } });
  expect((await chooser('GET', '/api/user')).body).toMatchObject({ id: 0 });
  expect(await findUsers({ status: 'suspended' })).toMatchObject([{ id }]);
  const visitor = await visitAs(url);
  const credentials = { username: 'chooser', password };
  expect(await visitor('POST', '/api/login', credentials)).toMatchObject({ body: { code: 'account.suspended' } });

  await support('POST', `/api/office/users/${id}/reactivate`, { reason: 'mistake' });
  expect(await visitor('POST', '/api/login', credentials)).toMatchObject({ status: 200 });
  expect((await historyOf(`/api/office/users/${id}`)).slice(-2)).toMatchObject([
    { title: 'Gebruiker opgeschort: werkt er niet meer', actor: { role: 'sales-support' } },
    { title: 'Gebruiker weer actief: was een vergissing', actor: { role: 'sales-support' } },
  ]);
});

test('a reason outside the list is refused', async () => {
  const response = await support('POST', `/api/office/users/${lotte}/suspend`, { reason: 'Jan zei dat het mocht' });
  expect(response).toMatchObject({ status: 400, body: { code: 'request.malformed' } });
});

test('three failures block a login, and the office sees and lifts the block', async () => {
  const visitor = await visitAs(url);
  const id = await idOf('chooser');
  for (let attempt = 0; attempt < 3; attempt += 1)
    await visitor('POST', '/api/login', { username: 'chooser', password: 'Verkeerd-1' });
  const credentials = { username: 'chooser', password };
  expect(await visitor('POST', '/api/login', credentials)).toMatchObject({ body: { code: 'login.blocked' } });
  // No answer waits for this event.
  await until('the block is seen', async () => (await findUsers({ needs: 'unlock' })).length > 0);
  expect(await findUsers({ needs: 'unlock' })).toMatchObject([{ id, blocked_until: expect.any(String) }]);

  await support('POST', `/api/office/users/${id}/unlock`, { reason: 'identified_by_phone' });
  expect(await findUsers({ needs: 'unlock' })).toEqual([]);
  expect(await visitor('POST', '/api/login', credentials)).toMatchObject({ status: 200 });
});

test('the office links a user to a customer, and unlinking ends the sessions', async () => {
  const link = `/api/office/users/${lotte}/customers/204120`;
  expect(await support('POST', `${link}/link`, { reason: 'new_task' })).toMatchObject({ status: 200 });
  const person = await logIn(url, 'lotte');
  expect((await person('POST', '/api/user/customer', { customer_number: '204120' })).status).toBe(200);
  await support('POST', `${link}/unlink`, { reason: 'mistake' });
  expect((await person('GET', '/api/user')).body).toMatchObject({ id: 0 });
  expect(await findUsers({ customer: '204120', q: 'lotte' })).toEqual([]);
  const nowhere = await support('POST', `/api/office/users/${lotte}/customers/999/link`, { reason: 'takeover' });
  expect(nowhere).toMatchObject({ status: 404, body: { code: 'customer.not_found' } });
});

test('an auditor may not change users, sales support may not change office accounts, and no user may suspend themselves', async () => {
  const suspend = (by: Person, id: string) => by('POST', `/api/office/users/${id}/suspend`, { reason: 'misuse' });
  expect(await suspend(auditor, lotte)).toMatchObject({ status: 403, body: { code: 'permission.denied' } });
  const auditorId = await idOf('auditor');
  expect(await suspend(support, auditorId)).toMatchObject({ status: 403, body: { code: 'user.needs_admin' } });
  expect(await suspend(admin, await idOf('admin'))).toMatchObject({ body: { code: 'user.own_account' } });
});

test('a suspended customer cannot order, and the office sees its figures and history', async () => {
  const person = await logIn(url, 'lotte');
  const customer = '/api/office/customers/204118';
  await support('POST', `${customer}/suspend`, { reason: 'unpaid_invoices' });
  expect((await support('GET', customer)).body).toMatchObject({
    status: 'suspended',
    figures: { open_orders: 2, users: (await findUsers({ customer: '204118' })).length },
  });
  const response = await person('POST', '/api/basket/checkout', { po_number: 'WK12' });
  expect(response.body).toMatchObject({ code: 'customer.suspended' });
  await support('POST', `${customer}/reactivate`, { reason: 'paid' });
  expect((await historyOf(customer)).slice(-2)).toMatchObject([
    { title: 'Klant opgeschort: openstaande facturen' },
    { title: 'Klant weer actief: facturen zijn betaald' },
  ]);
});

test('a view as a customer reads the user’s data, refuses every command and appears in the history', async () => {
  const looking = await enterAs('support');
  const startResponse = await looking('POST', `/api/office/users/${lotte}/customers/204118/view`, {
    reason: 'complaint',
  });
  expect(startResponse).toMatchObject({ status: 200, body: { until: expect.stringContaining('2026-03-11T13:42') } });
  expect((await looking('GET', '/api/user')).body).toMatchObject({
    id: Number(lotte),
    roles: ['customer'],
    customer_number: '204118',
    view: { until: expect.stringContaining('2026-03-11T13:42') },
  });
  expect((await looking('GET', '/api/dashboard/orders/pending')).status).toBe(200);
  expect((await looking('GET', '/api/office/users')).status).toBe(403);

  // Punch-out has a session of its own.
  const commands = allEndpoints.filter(
    ({ side, name, inPunchOut }) => side === 'command' && name !== 'endCustomerView' && inPunchOut !== 'only',
  );
  expect(commands.length).toBeGreaterThan(60);
  for (const { method, path, name } of commands) {
    const address = path.replaceAll(/[{}]/g, '').replaceAll(/:\w+/g, '1');
    const answer = await looking(method, address, method === 'GET' ? undefined : {});
    expect({ name, ...answer }).toMatchObject({ name, status: 403, body: { code: 'view.read_only' } });
  }

  const endResponse = await looking('POST', '/api/user/view/end', {});
  expect(endResponse).toMatchObject({ status: 200, body: { user_id: lotte, customer_number: '204118' } });
  expect((await looking('GET', '/api/user')).body).toMatchObject({ roles: ['sales-support'] });
  expect((await historyOf('/api/office/customers/204118')).slice(-2)).toMatchObject([
    { title: 'Kijkt mee als lotte Peeters: klacht', actor: { role: 'sales-support' } },
    { title: 'Kijkt niet meer mee als lotte Peeters', actor: { role: 'sales-support' } },
  ]);
  expect(await looking('POST', '/api/user/view/end', {})).toMatchObject({ body: { code: 'view.none' } });
});

test('the end of a view restores the previous session with its remaining time', async () => {
  const looking = await enterAs('support');
  const own = `sess -> 'user' ->> 'userId' = '${await idOf('support')}'`;
  type Kept = { minutes: number; begun: unknown };
  const sessions = async () =>
    (
      await product.pool.query<Kept>(
        `select extract(epoch from expire - now() at time zone 'utc')::int / 60 as minutes, sess -> 'user' -> 'begun' as begun
         from platform.sessions where ${own} order by expire`,
      )
    ).rows;
  await product.pool.query(`update platform.sessions set expire = now() at time zone 'utc' + interval '90 minutes'
    where sid = (select sid from platform.sessions where ${own} order by expire desc limit 1)`);
  await product.pool.query(
    `delete from platform.sessions where ${own} and expire > now() at time zone 'utc' + interval '2 hours'`,
  );
  const [before, ...others] = await sessions();
  expect(others).toEqual([]);
  await looking('POST', `/api/office/users/${lotte}/customers/204118/view`, { reason: 'complaint' });
  expect(await sessions()).toEqual([]);
  await looking('GET', '/api/user');
  expect((await looking('POST', '/api/user/view/end', {})).status).toBe(200);
  const [after] = await sessions();
  expect(after?.begun).toEqual(before?.begun);
  expect(after?.minutes).toBeGreaterThan(80);
  expect(after?.minutes).toBeLessThanOrEqual(90);
  support = await logIn(url, 'support');
});

test('suspending an office user ends that user’s view, and office accounts cannot be viewed', async () => {
  const looking = await enterAs('support');
  await looking('POST', `/api/office/users/${lotte}/customers/204118/view`, { reason: 'complaint' });
  const supportId = await idOf('support');
  await admin('POST', `/api/office/users/${supportId}/suspend`, { reason: 'being_examined' });
  expect((await looking('GET', '/api/user')).body).toMatchObject({ id: 0 });
  await admin('POST', `/api/office/users/${supportId}/reactivate`, { reason: 'examined' });
  support = await logIn(url, 'support');
  const view = `/api/office/users/${supportId}/customers/204118/view`;
  const asOffice = await admin('POST', view, { reason: 'complaint' });
  expect(asOffice.body).toMatchObject({ code: 'user.not_viewable' });
});

const address = {
  addressee: 'Klant 204118',
  street_number: '2',
  po_box: '',
  postal: '9000',
  city: 'Gent',
};
const requestAddress = async (kind: 'delivery' | 'billing', name = 'Kouter'): Promise<string> => {
  const person = await logIn(url, 'lotte');
  const response = await person('POST', '/api/user/customers/204118/changes', {
    kind,
    address: { ...address, street: name },
    comment: 'april',
  });
  expect(response).toMatchObject({ status: 200 });
  const request = String(response.body['request_id']);
  await until('the request is in the queue', async () => (await requests('todo')).some(({ id }) => id === request));
  return request;
};
type Request = { id: string; kind: string; status: string; answer: string | null; new: { street: string } };
const requests = async (part: string): Promise<Request[]> => {
  const query = new URLSearchParams({ filter: JSON.stringify({ part }) }).toString();
  return (await support('GET', `/api/office/requests?${query}`)).body as unknown as Request[];
};

test('an accepted address becomes the delivery address, with its author, and cannot be judged again', async () => {
  const request = await requestAddress('delivery');
  expect((await support('GET', '/api/office/work')).body).toMatchObject({ requests: 1 });
  expect(await requests('todo')).toMatchObject([{ id: request, kind: 'delivery', new: { street: 'Kouter' } }]);
  const judge = (verdict: string, body: object) =>
    support('POST', `/api/office/customers/204118/changes/${request}/${verdict}`, body);
  expect(
    await auditor('POST', `/api/office/customers/204118/changes/${request}/accept`, { reason: 'address_checked' }),
  ).toMatchObject({
    status: 403,
  });
  expect(await judge('accept', { reason: 'confirmed_by_phone', answer: 'Vanaf 1 april.' })).toMatchObject({
    status: 200,
  });
  expect(await judge('refuse', { reason: 'incomplete', answer: 'Nee.' })).toMatchObject({
    body: { code: 'request.judged' },
  });
  const customer = await support('GET', '/api/office/customers/204118');
  expect(customer.body).toMatchObject({ address: { street: 'Kouter', street_number: '2' } });
  const { rows } = await product.pool.query(
    `select changed_by, after from catalogue.changes where subject = 'customers' order by change_id desc limit 1`,
  );
  expect(rows).toMatchObject([{ changed_by: await idOf('support'), after: { customer_number: '204118' } }]);
  expect(JSON.stringify(rows)).not.toContain('Kouter');
  expect(await requests('done')).toMatchObject([
    { id: request, status: 'accepted', reason: 'confirmed_by_phone', answer: 'Vanaf 1 april.' },
  ]);
  const { body } = await auditor('GET', '/api/office/customers/204118');
  expect(JSON.stringify(body['history'])).toContain('aan de telefoon bevestigd');
});

test('a refused address changes nothing, and the refusal needs an answer, which the customer reads', async () => {
  const request = await requestAddress('billing', 'Kaai');
  const refuse = (body: object) => support('POST', `/api/office/customers/204118/changes/${request}/refuse`, body);
  expect(await refuse({ reason: 'not_authorised', answer: ' ' })).toMatchObject({ status: 400 });
  expect(await refuse({ reason: 'not_authorised', answer: 'Laat je zaakvoerder bellen.' })).toMatchObject({
    status: 200,
  });
  const person = await logIn(url, 'lotte');
  const { body } = await person('GET', '/api/user/customers/204118');
  expect(body['changes']).toMatchObject([
    { kind: 'billing', status: 'refused', answer: 'Laat je zaakvoerder bellen.' },
    { kind: 'delivery', status: 'accepted' },
  ]);
  expect(body['billing_address']).not.toMatchObject({ street: 'Kaai' });
  expect(JSON.stringify(body)).not.toContain('confirmed_by_phone');
});

test('the office sends a link to choose a password, but not to a suspended user', async () => {
  const id = await idOf('chooser');
  const send = () => support('POST', `/api/office/users/${id}/password-link`, { reason: 'asked_by_user' });
  expect(await send()).toMatchObject({ status: 200, body: { id } });
  expect((await historyOf(`/api/office/users/${id}`)).at(-1)).toMatchObject({
    title: 'Kantoor stuurt een link om het wachtwoord te kiezen: op vraag van de gebruiker',
    actor: { role: 'sales-support' },
  });
  await support('POST', `/api/office/users/${id}/suspend`, { reason: 'being_examined' });
  expect(await send()).toMatchObject({ body: { code: 'user.not_active' } });
  await support('POST', `/api/office/users/${id}/reactivate`, { reason: 'examined' });
});
