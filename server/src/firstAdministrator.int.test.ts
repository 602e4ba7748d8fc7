import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logIn, password, visit } from '@talloor/command-api/testing/logIn.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { countAdministrators } from './countAdministrators.ts';
import { startTestProduct } from './faults/testing/startTestProduct.ts';
import { inviteAdministrator } from './inviteAdministrator.ts';

let product: Awaited<ReturnType<typeof startTestProduct>>;
beforeAll(async () => {
  product = await startTestProduct(() => Promise.resolve(), { LOGIN_ATTEMPTS: '1000' });
}, 120_000);
afterAll(() => product.close());

const first = { email: 'baas@wijnhuis.example', firstName: 'Noor', lastName: 'Claes', language: 'fr' } as const;
const choosePassword = async (token: string) =>
  (await visit(product.url))('POST', '/api/password/reset', { token, password, confirmation: password });

async function waitForMail(to: string): Promise<string> {
  const folder = join(product.dataDir, 'mail');
  let mail: string | undefined;
  await until(`${to} has a mail`, async () => {
    const names = await readdir(folder).catch(() => []);
    const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    mail = mails.find((each) => each.includes(`To: ${to}`));
    return mail !== undefined;
  });
  return mail ?? '';
}

const createFirst = async () => {
  const link = await inviteAdministrator(product.shop, first, 'https://wijnhuis.example');
  return { link, token: new URL(link).searchParams.get('token') ?? '' };
};

test('an empty tenant has no administrator, and a lost link is replaced by a new one', async () => {
  expect(await countAdministrators(product.shop.pool)).toBe(0);
  const { link, token } = await createFirst();
  expect(link).toMatch(/^https:\/\/wijnhuis\.example\/definir-mot-de-passe\?token=[\w-]{20,}$/);
  await expect(logIn(product.url, first.email)).rejects.toThrow('login.');
  expect(await countAdministrators(product.shop.pool)).toBe(0);
  const again = await createFirst();
  expect(again.token).not.toBe(token);
  expect(await choosePassword(again.token)).toMatchObject({ status: 204 });
  const administrator = await logIn(product.url, first.email);
  expect((await administrator('GET', '/api/office/officeRoles')).status).toBe(200);
  expect(await countAdministrators(product.shop.pool)).toBe(1);
});

test('an administrator with a password is not invited again', async () => {
  await expect(inviteAdministrator(product.shop, first, '')).rejects.toThrow('registration.username_taken');
});

test('an administrator invites a colleague, who chooses a password with the mailed link', async () => {
  const administrator = await logIn(product.url, first.email);
  const colleague = {
    email: 'imke@wijnhuis.example',
    first_name: 'Imke',
    last_name: 'Peeters',
    language: 'nl',
    roles: ['sales-support'],
  };
  const invited = await administrator('POST', '/api/office/users', colleague, 'invite-imke');
  expect(invited).toMatchObject({ status: 201, body: { id: expect.stringMatching(/^\d+$/) } });
  expect(await administrator('POST', '/api/office/users', colleague, 'invite-imke', 'again')).toEqual(invited);
  expect(await administrator('POST', '/api/office/users', colleague, 'invite-imke-again')).toEqual(invited);
  const mail = await waitForMail(colleague.email);
  const token = /wachtwoord-instellen\?token=3?D?([\w-]+)/.exec(
    mail.replaceAll('=\r\n', '').replaceAll('=3D', '='),
  )?.[1];
  expect(mail).toContain('Subject: Kies je wachtwoord');
  expect(await choosePassword(token ?? '')).toMatchObject({ status: 204 });
  const late = await administrator('POST', '/api/office/users', colleague, 'invite-imke-late');
  expect(late).toMatchObject({ status: 409, body: { code: 'registration.username_taken' } });
  const support = await logIn(product.url, colleague.email);
  expect((await support('GET', '/api/office/orders')).status).toBe(200);
  expect(await support('POST', '/api/office/users', { ...colleague, email: 'x@wijnhuis.example' })).toMatchObject({
    status: 403,
  });
});
