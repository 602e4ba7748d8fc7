import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { runningFolder } from './product/preparedFolder.ts';
import { freePort, isReady, root } from './product/runServer.ts';
import { journey } from './support/journey.ts';
import { commandsOf, readGuide } from './support/readGuide.ts';
import { placeOrder } from './support/placeOrder.ts';
import { waitForMail } from './support/readMails.ts';

const blocks = readGuide(root, 'docs/from-empty-to-open.md');
const password = 'Kersenpit-2026';

journey(
  'A wholesaler follows the guide from an empty folder to the first order, in the own name',
  async ({ visit, step }) => {
    const home = join(runningFolder, `talloor-guide-${randomUUID()}`);
    const shop = join(home, 'shop');
    mkdirSync(shop, { recursive: true });
    const port = String(await freePort());
    const url = `http://localhost:${port}`;
    // `~` of the guide is this folder.
    const environment: NodeJS.ProcessEnv = { ...process.env, HOME: home, PORT: port, NODE_ENV: 'production' };
    for (const name of ['DATABASE_URL', 'DATA_DIR', 'NOW']) delete environment[name];
    const exported = blocks
      .flatMap(({ content }) => [...content.matchAll(/^export (\w+)=(.*)$/gm)])
      .map(([, name = '', value = '']) => [name, value.replace('~', home)] as const);
    Object.assign(environment, Object.fromEntries(exported));
    const dataDir = environment['DATA_DIR'] ?? '';
    const product = { url, dataDir, databaseUrl: null, sessions: {}, stop: () => Promise.resolve() };
    let server: ChildProcess | null = null;
    let output = '';

    const start = async () => {
      output = '';
      server = spawn('npm', ['start'], { cwd: root, env: environment, detached: true });
      for (const stream of [server.stdout, server.stderr])
        stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await expect.poll(() => isReady(url), { timeout: 240_000 }).toBe(true);
      await expect.poll(() => output).toContain('Ctrl-C stops it');
    };
    const stop = async () => {
      if (server?.pid === undefined || server.exitCode !== null) return;
      const exit = once(server, 'exit');
      process.kill(-server.pid, 'SIGTERM');
      await exit;
    };
    /** Commands of the guide that hold `words`. */
    const follow = async (words: string): Promise<string> => {
      const commands = blocks
        .filter(({ language, name }) => language === 'sh' && name === '')
        .flatMap(({ content }) => commandsOf(content))
        .filter((line) => line.includes(words));
      expect(commands.length, `the guide has no command with ${words}`).toBeGreaterThan(0);
      const outputs: string[] = [];
      for (const command of commands) outputs.push(await run(command, environment));
      return outputs.join('\n');
    };

    try {
      for (const { name, content } of blocks.filter(({ name }) => /^[\w/]+\.(csv|json)$/.test(name))) {
        mkdirSync(dirname(join(shop, name)), { recursive: true });
        writeFileSync(join(shop, name), content);
      }

      await step('the first start is empty, shows no demo login, and says how to invite an administrator', async () => {
        await start();
        expect(output).toContain('npm run admin -- create EMAIL');
        expect(output).not.toContain('Welkom-2026');
      });

      const administrator = await visit('desktop', 'nl', { baseURL: url });
      await step(
        'the administrator follows the printed link, chooses a password and enters the back office',
        async () => {
          const [, link = ''] = /(\/wachtwoord-instellen\?token=\S+)/.exec(await follow('npm run admin')) ?? [];
          await choosePassword(administrator, link);
          await administrator.goto('/backoffice');
          await administrator.getByLabel(/^Gebruikersnaam/).fill('noor@wijnhuis.example');
          await administrator.getByLabel(/^Wachtwoord/).fill(password);
          await administrator.getByRole('button', { name: 'Inloggen' }).click();
          await expect(administrator.getByRole('heading', { level: 1 })).toHaveText(/Bestellingen/);
        },
      );

      await step('the administrator invites a colleague, whose mail has a link', async () => {
        await administrator.goto('/backoffice/users');
        await administrator.getByRole('button', { name: 'Collega uitnodigen' }).click();
        const dialog = administrator.getByRole('dialog');
        await dialog.getByLabel(/^Voornaam/).fill('Bram');
        await dialog.getByLabel(/^Achternaam/).fill('Maes');
        await dialog.getByLabel(/^E-mail/).fill('bram@wijnhuis.example');
        await dialog.getByRole('checkbox', { name: 'Verkoopondersteuning' }).check();
        await dialog.getByRole('button', { name: 'Uitnodigen' }).click();
        await expect(dialog).toBeHidden();
        await waitForMail(product, 'bram@wijnhuis.example', /wachtwoord-instellen\?token=/);
      });

      await step('articles, prices, customers, calendar and users are imported, and the users invited', async () => {
        expect(await follow('npm run import')).toContain('users: 1 lines, 1 created');
        expect(await follow('npm run users')).toContain('1 invitations; 0 users wait');
      });

      await step('after the next start the company has its own name', async () => {
        await stop();
        await start();
        expect(output).not.toContain('npm run admin');
      });

      const imke = await visit('desktop', 'nl', { baseURL: url });
      await step('the user follows the mailed link and finds the article by the number of the ERP', async () => {
        const [, token = ''] = await waitForMail(
          product,
          'imke@zonneweide.example',
          /wachtwoord-instellen\?token=(?:3D)?([\w-]+)/,
        );
        await choosePassword(imke, `/wachtwoord-instellen?token=${token}`);
        await imke.goto('/inloggen');
        await imke.getByLabel(/^Gebruikersnaam/).fill('imke@zonneweide.example');
        await imke
          .getByLabel(/^Wachtwoord/)
          .first()
          .fill(password);
        await imke.getByRole('button', { name: 'Inloggen', exact: true }).click();
        await expect(imke).toHaveURL(`${url}/`);
        await expect(imke).toHaveTitle(/Wijnhuis Claes$/);
        await expect(imke.getByRole('link', { name: /Wijnhuis Claes/ }).first()).toBeVisible();
        await imke.goto('/zoekresultaten?keywords=wijn-0450.a');
        await expect(imke.getByRole('link', { name: 'Huiswijn rood 75 cl' })).toBeVisible();
      });

      await step('the first order is placed and arrives at the office', async () => {
        const number = await placeOrder(imke, { items: { 100001: 12, 100002: 1 }, reference: 'eerste' });
        await administrator.goto(`/backoffice/orders/${number}/show`);
        await expect(administrator.getByRole('heading', { level: 1 })).toContainText(number);
      });

      await step('the backup is written, and the doctor names what the domain still lacks', async () => {
        await follow('npm run backup');
        const findings = await run('npm run doctor', environment, 1);
        for (const right of ['an administrator can enter', '2 articles', '1 customers', 'the company has its own name'])
          expect(findings).toContain(right);
        expect(findings.match(/^MISSING.*$/gm)).toEqual([
          expect.stringContaining('SMTP_URL'),
          expect.stringContaining('MAIL_FROM'),
          expect.stringContaining('PUBLIC_URL'),
        ]);
      });
    } finally {
      await stop();
      await rm(home, { recursive: true, force: true });
    }
  },
);

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password);
  await page.getByLabel('Nieuw wachtwoord, nog eens').fill(password);
  await page.getByRole('button', { name: 'Nieuw wachtwoord bewaren' }).click();
  await expect(page.getByText('Je nieuwe wachtwoord is bewaard.')).toBeVisible();
}

async function run(command: string, env: NodeJS.ProcessEnv, status = 0): Promise<string> {
  const child = spawn('sh', ['-c', command], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code, `${command}\n${output}`).toBe(status);
  return output;
}
