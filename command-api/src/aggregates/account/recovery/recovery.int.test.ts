import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accountFold, accountStream, type AccountEvent } from '@talloor/events/account/account.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { EventStoreUnavailable } from '@talloor/platform/eventStore/port.ts';
import { createRunner } from '@talloor/platform/subscription/createRunner.ts';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mail, type Mailer } from '../../../mail/mailer.ts';
import { logIn } from '../../../testing/logIn.ts';
import { createTestShop, start, type TestShop } from '../../../testing/testShop.ts';
import { visitAs, type Visitor } from '../../../testing/visitAs.ts';

type Process = Awaited<ReturnType<TestShop['startProcess']>>;
let shop: TestShop;
let telling: Process;
let discreet: Process;
let visitor: Visitor;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
  telling = await shop.startProcess(undefined, undefined, undefined, { discreet: false });
  discreet = await shop.startProcess(undefined, undefined, undefined, { discreet: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setNow(start);
  visitor = await visitAs(telling.url);
});

const minutes = (count: number) => new Date(start.getTime() + count * 60_000);
const fresh = 'Rabarber7Taart';
async function register(username: string, language: 'nl' | 'fr' = 'nl', email = `${username}@talloor.example`) {
  const person = { username, firstName: 'Lotte', lastName: 'Peeters', email, language };
  const userId = await shop.main.api.registerAccount({
    ...person,
    password: 'Welkom-2026',
    roles: ['customer'],
    customers: ['204118'],
  });
  await shop.runPolicies(telling.api);
  shop.mails.length = 0;
  return userId;
}
const forgot = (username: string, email = `${username}@talloor.example`, from = visitor) =>
  from('POST', '/api/password/forgot', { username, email });
async function mailsTo(address: string, process = telling): Promise<readonly Mail[]> {
  shop.mails.length = 0;
  await shop.runPolicies(process.api);
  return shop.mails.filter(({ to }) => to.includes(address));
}
async function mailedToken(username: string, process = telling): Promise<string> {
  const links = (await mailsTo(`${username}@talloor.example`, process)).flatMap(
    ({ text }) => /\?token=([\w-]+)/.exec(text)?.[1] ?? [],
  );
  expect(new Set(links).size).toBe(1);
  return links[0] ?? '';
}
const reset = (token: string, password = fresh, from = visitor, confirmation = password) =>
  from('POST', '/api/password/reset', { token, password, confirmation });
const tryLogin = async (username: string, password: string) =>
  (await (await visitAs(telling.url))('POST', '/api/login', { username, password })).body.code ?? 'in';

describe('a forgotten password', () => {
  test('is replaced once by a mailed link, which also ends the block and all sessions', async () => {
    await register('lotte');
    const before = await logIn(telling.url, 'lotte');
    for (const wrong of ['Fout-1', 'Fout-2', 'Fout-3']) await tryLogin('lotte', wrong);
    expect(await tryLogin('lotte', 'Welkom-2026')).toBe('login.blocked');

    expect(await forgot('LOTTE', ' Lotte@Talloor.example')).toMatchObject({ status: 204 });
    const token = await mailedToken('lotte');
    const mail = shop.mails.find(({ to }) => to.includes('lotte@talloor.example'));
    expect(mail).toMatchObject({ to: ['lotte@talloor.example'], language: 'nl', subject: 'Kies een nieuw wachtwoord' });
    for (const body of [mail?.text, mail?.html])
      expect(body).toContain(`https://winkel.example/wachtwoord-instellen?token=${token}`);
    expect(await visitor('POST', '/api/password/reset/check', { token })).toMatchObject({
      status: 200,
      body: { username: 'lotte', expires_at: minutes(60).toISOString() },
    });
    expect(await reset(token)).toMatchObject({ status: 204 });
    expect(await before('DELETE', '/api/basket')).toMatchObject({ status: 401 });
    expect(await tryLogin('lotte', fresh)).toBe('in');
    expect(await tryLogin('lotte', 'Welkom-2026')).toBe('login.invalid');
    expect(await reset(token, 'Andere7Taart')).toMatchObject({ status: 409, body: { code: 'recovery.link_invalid' } });
    expect(await tryLogin('lotte', fresh)).toBe('in');
  });

  test('leaves no link token in events or tables', async () => {
    await register('bram');
    await forgot('bram');
    const token = await mailedToken('bram');
    const { rows } = await shop.pool.query<{ kept: string }>('select t::text as kept from command.reset_tokens t');
    const storedText = JSON.stringify([rows, await shop.decoded()]);
    expect(storedText).not.toContain(token);
    expect(storedText).not.toContain('argon2');
  });

  test('is mailed in the language of the user, and its change is announced by mail', async () => {
    await register('amelie', 'fr');
    await forgot('amelie');
    const token = await mailedToken('amelie');
    const [mail] = await mailsTo('amelie@talloor.example');
    expect(mail?.text).toContain(`https://winkel.example/definir-mot-de-passe?token=${token}`);
    expect(mail?.html).toContain('lang="fr"');
    await reset(token);
    const mails = await mailsTo('amelie@talloor.example');
    const notices = mails.filter(({ subject }) => subject === 'Votre mot de passe a été modifié');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain('https://winkel.example/connexion?mode=forgot-password');
    expect(mails.filter(({ text }) => text.includes('token='))).toEqual([]);
  });

  test('is not replaced by an expired, altered or unknown link', async () => {
    await register('karim');
    await register('nora');
    await forgot('karim');
    const token = await mailedToken('karim');
    shop.setNow(minutes(60));
    for (const wrong of [token, `${token.slice(0, -2)}xx`, 'A'.repeat(43)])
      expect(await reset(wrong)).toMatchObject({ status: 409, body: { code: 'recovery.link_invalid' } });
    expect(await reset('te-kort')).toMatchObject({ status: 400 });
    expect(await reset('A'.repeat(10_000_000))).toMatchObject({ status: 413 });
    expect(await tryLogin('karim', fresh)).toBe('login.invalid');
    expect(await tryLogin('nora', fresh)).toBe('login.invalid');
  });

  test('is replaced once by simultaneous requests with one link', async () => {
    await register('dubbel');
    await forgot('dubbel');
    const token = await mailedToken('dubbel');
    const passwords = ['Eerste7Taart', 'Tweede7Taart', 'Derde77Taart', 'Vierde7Taart'];
    const answers = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status));
    expect(answers.toSorted((a, b) => a - b)).toEqual([204, 409, 409, 409]);
    const chosen = passwords[answers.indexOf(204)] ?? '';
    // The chosen one first, because the third wrong one blocks the login.
    expect(await tryLogin('dubbel', chosen)).toBe('in');
    const outcomes = [];
    for (const password of passwords) if (password !== chosen) outcomes.push(await tryLogin('dubbel', password));
    expect(outcomes).toEqual(['login.invalid', 'login.invalid', 'login.blocked']);
  });

  test('is checked against all password rules and its confirmation', async () => {
    await register('streng.lotte');
    await forgot('streng.lotte');
    const token = await mailedToken('streng.lotte');
    expect(await reset(token, 'kort')).toMatchObject({
      status: 422,
      body: { code: 'password.not_allowed', parameters: { rules: 'length,upperCase,digit' } },
    });
    for (const [password, rule] of [
      ['Welkom2026', 'notCommon'],
      ['Streng.Lotte', 'digit,notUsername'],
    ] as const)
      expect(await reset(token, password)).toMatchObject({ body: { parameters: { rules: rule } } });
    expect(await reset(token, fresh, visitor, 'Rabarber8Taart')).toMatchObject({
      status: 422,
      body: { code: 'password.not_confirmed' },
    });
    expect(await reset(token)).toMatchObject({ status: 204 });
  });

  test('is mailed once per minute, and using one link ends the others', async () => {
    await register('twee');
    await forgot('twee');
    await forgot('twee');
    const first = await mailedToken('twee');
    shop.setNow(minutes(5));
    await forgot('twee');
    const second = await mailedToken('twee');
    expect(second).not.toBe(first);
    expect(await reset(first)).toMatchObject({ status: 204 });
    expect(await reset(second, 'Andere7Taart')).toMatchObject({ status: 409 });
  });

  test('cannot be reset for a cancelled account', async () => {
    const userId = await register('weg');
    await forgot('weg');
    const token = await mailedToken('weg');
    await shop.main.api.cancelAccount(userId, 'gestopt');
    expect(await forgot('weg')).toMatchObject({ status: 422, body: { code: 'recovery.login_invalid' } });
    expect(await reset(token)).toMatchObject({ status: 409, body: { code: 'recovery.link_invalid' } });
  });
});

test('a new username is announced to its owner by mail', async () => {
  await register('yasmina', 'fr');
  const yasmina = await logIn(telling.url, 'yasmina');
  const change = { username: 'yasmina.b', current_password: 'Welkom-2026' };
  expect(await yasmina('POST', '/api/user/username', change)).toMatchObject({ status: 200 });
  const [mail, ...more] = await mailsTo('yasmina@talloor.example');
  expect(mail).toMatchObject({ language: 'fr', subject: 'Votre nom d’utilisateur a été modifié' });
  expect(mail?.text).toContain('yasmina.b');
  expect(mail?.text).toContain('https://winkel.example/connexion?mode=forgot-password');
  expect(more).toEqual([]);
});

describe('a new mail address in the profile', () => {
  const profile = (email: string) => ({
    gender: 'ms',
    first_name: 'Nele',
    last_name: 'Claes',
    phone_1: '09 223 45 67',
    email,
    language: 'nl',
  });
  const requestAddress = (person: Visitor, email: string) =>
    person('POST', '/api/user/profile', { ...profile(email), current_password: 'Welkom-2026' });
  const isKnown = async (email: string) =>
    (await (await visitAs(telling.url))('POST', '/api/username/forgot', { email })).status === 204;
  const linkTo = async (address: string) => {
    const mail = (await mailsTo(address)).at(-1);
    expect(mail).toMatchObject({ subject: 'Bevestig je nieuwe e-mailadres' });
    return /https:\/\/winkel\.example\/e-mailadres-bevestigen\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  test('takes effect by the link of its user, after which the previous address is notified', async () => {
    const userId = await register('nele');
    const nele = await logIn(telling.url, 'nele');
    expect(await requestAddress(nele, 'nele@elders.example')).toMatchObject({
      status: 200,
      body: { first_name: 'Nele', email: 'nele@talloor.example' },
    });
    const token = await linkTo('nele@elders.example');
    expect(await mailsTo('nele@talloor.example')).toEqual([]);
    expect(await forgot('nele', 'nele@elders.example')).toMatchObject({ body: { code: 'recovery.email_differs' } });
    expect(await isKnown('nele@elders.example')).toBe(false);
    const rejection = { status: 409, body: { code: 'profile.email_link_invalid' } };
    await register('een.ander');
    const other = await logIn(telling.url, 'een.ander');
    expect(await other('POST', '/api/user/email', { token })).toMatchObject(rejection);
    expect(await visitor('POST', '/api/user/email', { token })).toMatchObject({ status: 401 });
    expect(await forgot('nele')).toMatchObject({ status: 204 });
    const before = await mailedToken('nele');

    expect(await nele('POST', '/api/user/email', { token })).toMatchObject({
      status: 200,
      body: { email: 'nele@elders.example' },
    });
    expect(await nele('POST', '/api/user/email', { token })).toMatchObject(rejection);
    const notices = (await mailsTo('nele@talloor.example')).filter(({ subject }) =>
      subject.startsWith('Je e-mailadres'),
    );
    expect(notices).toMatchObject([{ subject: 'Je e-mailadres is gewijzigd', about: [userId] }]);
    expect(notices[0]?.text).not.toContain('elders');
    expect(await isKnown('nele@elders.example')).toBe(true);
    expect(await isKnown('nele@talloor.example')).toBe(false);
    expect(await reset(before)).toMatchObject({ body: { code: 'recovery.link_invalid' } });
  });

  test('ends earlier reset links, even after a crash during confirmation, and no later ones', async () => {
    const userId = await register('griet');
    const griet = await logIn(telling.url, 'griet');
    await requestAddress(griet, 'griet@elders.example');
    await forgot('griet');
    const before = await mailedToken('griet');
    const [firstEvent] = await shop.decoded();
    if (!firstEvent) throw new Error('nothing happened yet');
    const metadata = { ...firstEvent.metadata, commandId: randomUUID() };
    const previousEmail = 'griet@talloor.example';
    await shop.repository.execute(accountFold, accountStream(userId), metadata, (): AccountEvent[] => [
      { type: 'AccountEmailConfirmed', data: { userId, email: 'griet@elders.example', previousEmail } },
    ]);
    await shop.runPolicies(telling.api);
    expect(await reset(before)).toMatchObject({ body: { code: 'recovery.link_invalid' } });
    shop.setNow(minutes(5));
    await forgot('griet', 'griet@elders.example');
    await shop.runPolicies(telling.api);
    const mails = await mailsTo('griet@elders.example');
    const links = new Set(mails.flatMap(({ text }) => /wachtwoord[^ ]*\?token=([\w-]+)/.exec(text)?.[1] ?? []));
    expect(links.size).toBe(1);
    expect(await reset([...links][0] ?? '')).toMatchObject({ status: 204 });
  });

  test('is confirmed by the latest link only, for a day', async () => {
    await register('bram');
    const bram = await logIn(telling.url, 'bram');
    await requestAddress(bram, 'bram@een.example');
    const first = await linkTo('bram@een.example');
    await requestAddress(bram, 'bram@twee.example');
    const second = await linkTo('bram@twee.example');
    const rejection = { status: 409, body: { code: 'profile.email_link_invalid' } };
    expect(await bram('POST', '/api/user/email', { token: first })).toMatchObject(rejection);
    shop.setNow(minutes(24 * 60));
    expect(await bram('POST', '/api/user/email', { token: second })).toMatchObject(rejection);
  });
});

describe('a forgotten username', () => {
  test('is mailed to its address, one mail per account', async () => {
    await register('keuken.een', 'nl', 'keuken@talloor.example');
    await register('keuken.twee', 'fr', 'keuken@talloor.example');
    expect(await visitor('POST', '/api/username/forgot', { email: 'Keuken@talloor.example ' })).toMatchObject({
      status: 204,
    });
    const [dutchMail, frenchMail, ...more] = await mailsTo('keuken@talloor.example');
    expect(more).toEqual([]);
    expect(dutchMail?.text).toContain('keuken.een');
    expect(frenchMail?.html).toContain('keuken.twee');
    expect(frenchMail?.language).toBe('fr');
  });
});

describe('an answer to a recovery request', () => {
  const asks: readonly (readonly [string, string, unknown])[] = [
    ['recovery.unknown_username', '/api/password/forgot', { username: 'niemand', email: 'a@talloor.example' }],
    ['recovery.email_differs', '/api/password/forgot', { username: 'zichtbaar', email: 'ander@talloor.example' }],
    ['recovery.unknown_email', '/api/username/forgot', { email: 'niemand@talloor.example' }],
  ];

  test('names the problem when the tenant is not discreet', async () => {
    await register('zichtbaar');
    for (const [code, path, body] of asks)
      expect(await visitor('POST', path, body)).toMatchObject({ status: 422, body: { code } });
    expect(await visitor('POST', '/api/username/forgot', { email: 'geen adres' })).toMatchObject({
      status: 422,
      body: { code: 'recovery.email_invalid' },
    });
  });

  test('is the same for everybody when the tenant is discreet, and only existing users get a mail', async () => {
    await register('stil');
    const shy = await visitAs(discreet.url);
    const answers = [];
    for (const [, path, body] of asks) answers.push(await shy('POST', path, body));
    answers.push(await forgot('stil', undefined, shy));
    for (const answer of answers) expect(answer).toEqual({ status: 204, body: {} });
    expect(await mailsTo('stil@talloor.example', discreet)).toHaveLength(1);
    expect(shop.mails.some(({ to }) => /^(niemand|ander)@/.test(to[0] ?? ''))).toBe(false);
  });
});

test('a mail is retried until a server accepts it, and a crash keeps its Message-ID', async () => {
  await register('geduld');
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, finish) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messages.push(Buffer.concat(chunks).toString());
        finish();
      });
    },
  });
  const probe = server.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const start = () => createMailer({ smtpUrl, folder: '', from: 'Talloor <winkel@talloor.example>' });
  let mailer = start();
  let crashes = 1;
  let lostSteps = 2;
  const fail = async (place: string) => {
    if (place !== 'afterMailSent') return;
    if (crashes > 0) {
      crashes -= 1;
      // A new process does not know the sent mails.
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
  const mailing = await shop.startProcess({ reach: fail }, sending, undefined, { discreet: false });
  const { store, codec, url: databaseUrl } = shop;
  const policies = mailing.api.policies.filter(({ name }) => name === 'sendAccountMail');
  const runner = createRunner({
    store,
    codec,
    databaseUrl,
    projectors: [],
    policies,
    policyPausesMs: [20],
    laterPausesMs: [20],
  });
  await runner.start();
  expect(await forgot('geduld', undefined, await visitAs(mailing.url))).toMatchObject({ status: 204 });
  await until('the policy met the silent server', () => runner.status().some(({ state }) => state !== 'running'));
  const back = new SMTPServer({ ...server.options });
  const listening = back.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  await until('the mail came, twice for the crash', () => messages.length === 2);
  await until('the later failures are over', () => lostSteps === 0);
  await until('the policy has caught up', () => runner.status().every(({ lag }) => lag === 0));
  expect(messages).toHaveLength(2);
  const ids = messages.map((mail) => /^Message-ID: (.*)$/im.exec(mail)?.[1]);
  expect(ids[0]).toMatch(/^<account-[\w-]+@winkel\.example>$/);
  expect(ids[1]).toBe(ids[0]);
  expect(messages[0]).toContain('multipart/alternative');
  await mailer.close();
  await runner.stop();
  await new Promise<void>((resolve) => back.close(() => resolve()));
});
