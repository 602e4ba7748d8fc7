import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { WrongExpectedRevision } from '@talloor/platform/eventStore/port.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mail, type Mailer } from '../../mail/mailer.ts';
import { logIn, visit, type Answered, type Person } from '../../testing/logIn.ts';
import { createTestShop, start, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let url: string;
let lotte: Person;
let lotteId: string;
const customer = '204118';

async function register(username: string, customers: readonly string[]): Promise<string> {
  return shop.main.api.registerAccount({
    username,
    password: 'Welkom-2026',
    firstName: username,
    lastName: 'Vermeersch',
    email: `${username}@talloor.example`,
    language: 'nl',
    roles: ['customer'],
    customers,
  });
}
const manage = (userId: string, rights: readonly ('order' | 'portal')[] = ['order', 'portal']) =>
  shop.main.api.changeRights(userId, { customerNumber: customer, rights, orderLimitCents: null });

beforeAll(async () => {
  shop = await createTestShop();
  ({ url } = shop.main);
  await shop.writeFacts([customer, '204119'], {});
  lotteId = await register('lotte', [customer]);
  await manage(lotteId);
  await register('elders', ['204119']);
  await shop.runPolicies(shop.main.api);
  lotte = await logIn(url, 'lotte');
});
afterAll(() => shop.close());

let count = 0;
beforeEach(() => {
  count += 1;
  shop.setNow(start);
});

const advanceClock = (minutes: number) => shop.setNow(new Date(shop.clock.now().getTime() + minutes * 60_000));
const address = () => `noor${count}@lindegaard.example`;
const login = (username: string, password = 'Kersenpit-2026') => ({ username, password, confirmation: password });
const invite = (changes: Record<string, unknown> = {}, from = lotte, key?: string): Promise<Answered> =>
  from(
    'POST',
    '/api/portal/invitations',
    {
      first_name: 'Noor',
      last_name: 'Verhaeghe',
      email: address(),
      language: 'nl',
      rights: ['order'],
      order_limit_cents: 25_000,
      ...changes,
    },
    key,
  );
async function mailsTo(email: string): Promise<readonly Mail[]> {
  shop.mails.length = 0;
  await shop.runPolicies(shop.main.api);
  return shop.mails.filter(({ to }) => to.includes(email));
}
const tokenIn = (mail: Mail | undefined): string => /\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
async function sendInvitation({ email = address(), ...changes }: { email?: string } & Record<string, unknown> = {}) {
  const { body, status } = await invite({ email, ...changes });
  expect([status, body]).toEqual([201, { invitation_id: expect.stringMatching(/^\d+$/) }]);
  const mail = (await mailsTo(email)).at(-1);
  return { id: String(body['invitation_id']), token: tokenIn(mail), mail };
}
const open = async (token: string, as?: Person) =>
  (as ?? (await visit(url)))('POST', '/api/invitation/open', { token });
const accept = async (token: string, username: string, changes: Record<string, unknown> = {}) =>
  (await visit(url))('POST', '/api/invitation/accept', {
    token,
    login: login(username),
    accept_terms: true,
    ...changes,
  });
const signIn = async (username: string, password = 'Kersenpit-2026') =>
  (await visit(url))('POST', '/api/login', { username, password });
const withdraw = (id: string, from = lotte) => from('POST', `/api/portal/invitations/${id}/withdraw`, {});
const renew = (id: string, from = lotte) => from('POST', `/api/portal/invitations/${id}/renew`, {});

describe('an invited person', () => {
  test('gets a mail, creates a login by its link, and has exactly the given rights', async () => {
    const { token, mail } = await sendInvitation();
    expect(mail?.language).toBe('nl');
    expect(mail?.messageId).toMatch(/^invitation-[\w-]+@/);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(`https://winkel.example/uitnodiging?token=${token}`);
      expect(body).toContain('lotte Vermeersch');
    }
    expect(await open(token)).toMatchObject({
      status: 200,
      body: { first_name: 'Noor', email: address(), way: 'new_login', rights: ['order'], order_limit_cents: 25_000 },
    });
    const person = await visit(url);
    const body = { token, login: login('noor.v'), accept_terms: true };
    const answer = await person('POST', '/api/invitation/accept', body);
    expect(answer).toMatchObject({
      status: 200,
      body: { username: 'noor.v', first_name: 'Noor', customer_number: customer, rights: ['order'] },
    });
    expect((await signIn('noor.v')).status).toBe(200);
    expect((await open(token)).body).toMatchObject({ code: 'invitation.accepted' });
    expect((await accept(token, 'een.ander')).body).toMatchObject({ code: 'invitation.accepted' });
  });

  test('gets the mail in French when invited in French', async () => {
    const { token, mail } = await sendInvitation({ language: 'fr', rights: ['approve'] });
    expect(mail?.language).toBe('fr');
    expect(mail?.text).toContain(`https://winkel.example/invitation?token=${token}`);
    expect((await open(token)).body['rights']).toEqual(['approve', 'see_prices']);
  });

  test('with an existing login signs in, and gets the customer with the rights of the invitation', async () => {
    const elders = await logIn(url, 'elders');
    const { token } = await sendInvitation({
      email: 'Elders@talloor.example',
      rights: ['order', 'see_prices', 'see_invoices'],
    });
    expect((await open(token)).body['way']).toBe('sign_in');
    expect((await open(token, lotte)).body['way']).toBe('sign_out');
    expect((await accept(token, 'nog.een.login')).body).toMatchObject({ code: 'invitation.login_exists' });
    expect(await lotte('POST', '/api/invitation/accept-with-login', { token })).toMatchObject({
      status: 409,
      body: { code: 'invitation.other_login' },
    });
    expect((await open(token, elders)).body['way']).toBe('confirm');
    const joined = await elders('POST', '/api/invitation/accept-with-login', { token });
    expect(joined).toMatchObject({
      status: 200,
      body: { customer_number: customer, rights: ['order', 'see_prices', 'see_invoices'] },
    });
    expect(joined.body['customers']).toHaveLength(2);
    const repeated = await elders('POST', '/api/invitation/accept-with-login', { token });
    expect(repeated.body).toMatchObject({ code: 'invitation.accepted' });
    expect((await invite({ email: 'elders@talloor.example' })).body).toMatchObject({ code: 'invitation.already_user' });
  });
});

test('a removed user can be invited again and creates a new login', async () => {
  const removedUserId = await register(`weg${count}`, [customer]);
  await shop.runPolicies(shop.main.api);
  const inviteAgain = () => invite({ email: `weg${count}@talloor.example` });
  expect((await inviteAgain()).body).toMatchObject({ code: 'invitation.already_user' });
  expect((await lotte('POST', `/api/portal/users/${removedUserId}/remove`, {})).status).toBe(204);
  expect((await signIn(`weg${count}`, 'Welkom-2026')).body).toMatchObject({ code: 'login.no_customer' });
  expect((await inviteAgain()).status).toBe(201);
  const token = tokenIn((await mailsTo(`weg${count}@talloor.example`)).at(-1));
  expect((await open(token)).body['way']).toBe('new_login');
  expect((await accept(token, `terug.${count}`)).status).toBe(200);
});

describe('an invitation link', () => {
  const refusal = async (token: string) => [
    (await open(token)).body.code,
    (await accept(token, `niet.hier.${count}`)).body.code,
  ];

  test('is invalid when altered or invented', async () => {
    const invitation = await sendInvitation();
    const [id = '', mail = '', signature = ''] = invitation.token.split('.');
    const forged = [
      `${Number(id) + 1}.${mail}.${signature}`,
      `${id}.2.${signature}`,
      `${id}.${mail}.${'A'.repeat(43)}`,
    ];
    for (const token of [...forged, 'x', `${id}.${mail}`, `${id}.${mail}.`])
      expect(await refusal(token)).toEqual(['invitation.link_invalid', 'invitation.link_invalid']);
    expect((await open(invitation.token)).status).toBe(200);
  });

  test('is invalid after withdrawal, and the address may be invited again', async () => {
    const { id, token } = await sendInvitation();
    expect((await invite()).body).toMatchObject({ code: 'invitation.already_invited' });
    expect((await withdraw(id)).status).toBe(204);
    expect((await withdraw(id)).status).toBe(204);
    expect(await refusal(token)).toEqual(['invitation.link_invalid', 'invitation.link_invalid']);
    expect((await renew(id)).body).toMatchObject({ code: 'invitation.not_found' });
    expect((await sendInvitation()).id).not.toBe(id);
  });

  test('is valid for a fortnight, and replaced by the link of a renewal', async () => {
    const { id, token } = await sendInvitation();
    expect((await renew(id)).body).toMatchObject({ code: 'invitation.sent_recently' });
    advanceClock(14 * 24 * 60);
    expect(await refusal(token)).toEqual(['invitation.link_expired', 'invitation.link_expired']);
    expect(await renew(id)).toMatchObject({ status: 200, body: { expires_at: '2026-04-08T13:12:00.000Z' } });
    const [renewedMail] = await mailsTo(address());
    expect(await refusal(token)).toEqual(['invitation.link_invalid', 'invitation.link_invalid']);
    expect((await open(tokenIn(renewedMail))).status).toBe(200);
  });

  test('renewed counts one mail per successful renewal, despite concurrent events', async () => {
    const { id } = await sendInvitation();
    const countMails = async () => {
      const { rows } = await shop.pool.query<{ mails: number }>(
        'select cardinality(asked_at) as mails from command.invitations where invitation_id = $1',
        [id],
      );
      return rows[0]?.mails;
    };
    let quicker: (stream: string) => Promise<void> = () => Promise.resolve();
    const crowded = await shop.startProcess(undefined, undefined, async (stream, ...rest) => {
      if (stream !== `invitation-${id}`) return shop.store.append(stream, ...rest);
      const overtaking = quicker;
      quicker = () => Promise.resolve();
      await overtaking(stream);
      return shop.store.append(stream, ...rest);
    });
    const manager = await logIn(crowded.url, 'lotte');
    advanceClock(11);
    // A concurrent event after which sending again is allowed.
    quicker = (stream) => Promise.reject(new WrongExpectedRevision(stream, 1));
    expect((await renew(id, manager)).status).toBe(200);
    expect(await countMails()).toBe(2);
    advanceClock(11);
    quicker = async () => {
      advanceClock(1);
      await renew(id);
    };
    expect((await renew(id, manager)).body).toMatchObject({ code: 'invitation.sent_recently' });
    expect(await countMails()).toBe(3);
  });

  test('lapses with the right of its sender, until another manager renews the invitation', async () => {
    const second = await register(`tweede${count}`, [customer]);
    await manage(second);
    const manager = await logIn(url, `tweede${count}`);
    const { body } = await invite({}, manager);
    const token = tokenIn((await mailsTo(address())).at(-1));
    await manage(second, ['order']);
    expect((await invite({ email: 'ander@lindegaard.example' }, manager)).status).toBe(403);
    expect(await refusal(token)).toEqual(['invitation.lapsed', 'invitation.lapsed']);
    advanceClock(11);
    expect((await renew(String(body['invitation_id']))).status).toBe(200);
    const [renewedMail] = await mailsTo(address());
    expect((await accept(tokenIn(renewedMail), `overgenomen.${count}`)).status).toBe(200);
  });

  test('is not mailed when its sender loses the right before', async () => {
    const second = await register(`derde${count}`, [customer]);
    await manage(second);
    await invite({}, await logIn(url, `derde${count}`));
    await shop.main.api.suspendAccount(second, 'being_examined');
    expect(await mailsTo(address())).toEqual([]);
  });
});

describe('the chosen name and password', () => {
  test('must follow all rules, and a taken name leaves the link valid', async () => {
    const { token } = await sendInvitation();
    const weak = await accept(token, 'abc', { login: { username: 'abc', password: 'kort', confirmation: 'anders' } });
    expect(weak.status).toBe(400);
    const wrong = JSON.stringify(weak.body);
    for (const code of [
      'username.length',
      'password.length',
      'password.upper',
      'password.digit',
      'password.confirmation',
    ])
      expect(wrong).toContain(code);
    expect((await accept(token, 'geen.akkoord', { accept_terms: false })).status).toBe(400);
    expect((await accept(token, 'LOTTE')).body).toMatchObject({ code: 'registration.username_taken' });
    expect((await accept(token, `vrij.${count}`)).status).toBe(200);
  });

  test('are those of the one successful request of a link', async () => {
    const { token } = await sendInvitation();
    const names = Array.from({ length: 6 }, (_, index) => `samen.${count}.${index}`);
    const answers = await Promise.all(
      names.map((name) => accept(token, name, { login: login(name, `Kersenpit-${name}`) })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const codes = answers.flatMap(({ body }) => body.code ?? []);
    expect(codes.every((code) => /^invitation\.(accepted|being_accepted)$/.test(code))).toBe(true);
    const ins = await Promise.all(names.map((name) => signIn(name, `Kersenpit-${name}`)));
    expect(ins.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  test('with one name for two persons succeed once, and leave the other link valid', async () => {
    const [first, second] = [await sendInvitation(), await sendInvitation({ email: `ook${count}@lindegaard.example` })];
    const answers = await Promise.all([first, second].map(({ token }) => accept(token, `dezelfde.${count}`)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    const rejectedInvitation = answers[0]?.status === 409 ? first : second;
    expect((await accept(rejectedInvitation.token, `een.andere.${count}`)).status).toBe(200);
  });
});

describe('a manager', () => {
  test('gets the same answer for an address with a login elsewhere as for an unknown one', async () => {
    await register(`ginder${count}`, ['204119']);
    await shop.runPolicies(shop.main.api);
    const knownAnswer = await invite({ email: `ginder${count}@talloor.example` });
    const unknownAnswer = await invite({ email: `niemand${count}@talloor.example` });
    expect([knownAnswer.status, Object.keys(knownAnswer.body)]).toEqual([
      unknownAnswer.status,
      Object.keys(unknownAnswer.body),
    ]);
  });

  test('can give only rights of users, and sends one mail for repeated or simultaneous requests', async () => {
    for (const changes of [{ rights: ['admin'] }, { order_limit_cents: -1 }, { roles: ['admin'] }, { email: 'geen' }])
      expect((await invite(changes)).status).toBe(400);
    const [first, second] = [await invite({}, lotte, `knop-${count}`), await invite({}, lotte, `knop-${count}`)];
    expect(second.body).toEqual(first.body);
    const others = await Promise.all(
      ['a', 'b', 'c'].map((key) => invite({ email: `tegelijk${count}@lindegaard.example` }, lotte, key + count)),
    );
    expect(others.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    expect(await mailsTo(address())).toHaveLength(1);
  });

  test('cannot withdraw or renew invitations of another customer', async () => {
    const { id } = await sendInvitation();
    const stranger = await register(`vreemd${count}`, ['204119']);
    await shop.main.api.changeRights(stranger, { customerNumber: '204119', rights: ['portal'], orderLimitCents: null });
    const person = await logIn(url, `vreemd${count}`);
    for (const answer of [await withdraw(id, person), await renew(id, person)])
      expect(answer).toMatchObject({ status: 404, body: { code: 'invitation.not_found' } });
  });

  test('can send fifty mails a day per customer', async () => {
    await shop.pool.query(
      `insert into command.invitations (invitation_id, command_id, customer_number, email_hash, is_open, asked_at)
       select 'f' || n, 'f' || n, $1, 'f' || n, false, array[$2::timestamptz] from generate_series(1, 50) n`,
      [customer, shop.clock.now()],
    );
    expect(await invite()).toMatchObject({ status: 429, body: { code: 'invitation.too_many' } });
    advanceClock(25 * 60);
    expect((await invite()).status).toBe(201);
    await shop.pool.query("delete from command.invitations where invitation_id like 'f%'");
  });
});

test('an invitation stays valid while its customer is suspended, and lapses when its customer is cancelled', async () => {
  await shop.writeFacts(['204120'], {});
  const boss = await register('baas', ['204120']);
  await shop.main.api.changeRights(boss, { customerNumber: '204120', rights: ['portal'], orderLimitCents: null });
  const manager = await logIn(url, 'baas');
  await invite({}, manager);
  const token = tokenIn((await mailsTo(address())).at(-1));
  await shop.main.api.suspendCustomer('204120', 'being_examined');
  expect((await open(token)).status).toBe(200);
  await shop.main.api.cancelCustomer('204120', 'double');
  expect((await accept(token, 'te.laat')).body).toMatchObject({ code: 'invitation.lapsed' });
});

test('a manager with a limit gives at most that limit, and earlier invitations are capped at that limit', async () => {
  await shop.writeFacts(['204121'], {});
  const boss = await register(`grens${count}`, ['204121']);
  const cook = await register(`kok${count}`, ['204121']);
  const limitBoss = (orderLimitCents: number | null) =>
    shop.main.api.changeRights(boss, { customerNumber: '204121', rights: ['order', 'portal'], orderLimitCents });
  await limitBoss(null);
  await shop.runPolicies(shop.main.api);
  const manager = await logIn(url, `grens${count}`);
  const give = (rights: readonly string[], limit: number | null) =>
    manager('POST', `/api/portal/users/${cook}/rights`, { rights, order_limit_cents: limit });
  await invite({ order_limit_cents: null }, manager);
  const token = tokenIn((await mailsTo(address())).at(-1));
  expect((await open(token)).body).toMatchObject({ order_limit_cents: null });
  expect(await give(['see_prices'], null)).toMatchObject({ status: 200 });

  await limitBoss(15_000);
  const rejection = { status: 422, body: { code: 'portal.above_own_limit', parameters: { limit_amount: 150 } } };
  for (const limit of [null, 15_001]) {
    expect(await give(['order', 'approve'], limit)).toMatchObject(rejection);
    expect(
      await invite({ email: `tweede${count}@lindegaard.example`, order_limit_cents: limit }, manager),
    ).toMatchObject(rejection);
  }
  expect(await give(['order', 'approve'], 15_000)).toMatchObject({ status: 200, body: { order_limit_cents: 15_000 } });
  const second = await invite({ email: `tweede${count}@lindegaard.example`, order_limit_cents: 15_000 }, manager);
  expect(second.status).toBe(201);

  expect((await open(token)).body).toMatchObject({ order_limit_cents: 15_000 });
  expect((await accept(token, `met.grens.${count}`)).status).toBe(200);
  const rightsEvents = (await shop.decoded()).filter(({ event }) => event.type === 'CustomerRightsChanged');
  expect(rightsEvents.at(-1)?.event.data).toMatchObject({ customerNumber: '204121', orderLimitCents: 15_000 });
});

test('a policy completes an accepted invitation after a crash, once', async () => {
  const { id, token } = await sendInvitation();
  let crashed = false;
  const dying = await shop.startProcess(undefined, undefined, async (stream, ...rest) => {
    if (stream === `account-${id}` && !crashed) {
      crashed = true;
      throw new Error('crashed');
    }
    return shop.store.append(stream, ...rest);
  });
  const body = { token, login: login(`na.crash.${count}`), accept_terms: true };
  expect((await (await visit(dying.url))('POST', '/api/invitation/accept', body)).status).toBe(500);
  expect(crashed).toBe(true);
  await shop.runPolicies(shop.main.api);
  await shop.runPolicies(shop.main.api);
  expect(await signIn(`na.crash.${count}`)).toMatchObject({ status: 200, body: { rights: ['order'] } });
  const accountEvents = (await shop.decoded()).filter(({ streamId }) => streamId === `account-${id}`);
  expect(accountEvents.map(({ event }) => event.type)).toEqual([
    'AccountRegistered',
    'AccountTermsAccepted',
    'CustomerLinked',
    'CustomerRightsChanged',
  ]);
});

test('an invitation mail is retried until a server accepts it, with the same Message-ID and link after a crash', async () => {
  const messages: string[] = [];
  const server = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, finish) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          messages.push(
            Buffer.concat(chunks)
              .toString()
              .replaceAll(/=\r?\n/g, ''),
          );
          finish();
        });
      },
    });
  const first = server();
  const probe = first.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => first.close(() => resolve()));
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const start = () => createMailer({ smtpUrl, folder: '', from: 'Talloor <winkel@talloor.example>' });
  let mailer = start();
  let crashes = 1;
  let lostSteps = 2;
  const fail = async (place: string) => {
    if (place !== 'afterMailSent') return;
    if (crashes > 0) {
      crashes -= 1;
      await mailer.close();
      mailer = start();
      throw new Error('crashed');
    }
    if (lostSteps > 0) {
      lostSteps -= 1;
      throw new EventStoreUnavailable('the store has ended');
    }
  };
  const sending: Mailer = { send: (mail) => mailer.send(mail) };
  const mailing = await shop.startProcess({ reach: fail }, sending);
  const runner = createRunner({
    store: shop.store,
    codec: shop.codec,
    databaseUrl: shop.url,
    projectors: [],
    policies: mailing.api.policies.filter(({ name }) => name === 'sendInvitation'),
    policyPausesMs: [20],
    laterPausesMs: [20],
  });
  await runner.start();
  await invite({ first_name: 'Đặng' });
  await until('the policy met the silent server', () => runner.status().some(({ state }) => state !== 'running'));
  const back = server();
  await once(back.listen(port, '127.0.0.1'), 'listening');
  await until('the mail came, twice for the crash', () => messages.length === 2);
  await until('the later failures are over', () => lostSteps === 0);
  await until('the policy has caught up', () => runner.status().every(({ lag }) => lag === 0));
  expect(messages).toHaveLength(2);
  const ids = messages.map((mail) => /^Message-ID:\s*(.*)$/im.exec(mail)?.[1]);
  expect(ids[0]).toMatch(/^<invitation-[\w-]+@winkel\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  const tokens = messages.map((mail) => /token=(?:3D)?([\w.-]+)/.exec(mail)?.[1]);
  expect(tokens[1]).toBe(tokens[0]);
  expect((await open(tokens[0] ?? '')).status).toBe(200);
  expect(messages[0]).toContain('multipart/alternative');
  await runner.stop();
  await mailer.close();
  await new Promise<void>((resolve) => back.close(() => resolve()));
});
