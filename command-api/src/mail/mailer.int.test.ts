import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { eraseMails } from './eraseMails.ts';
import { createMailer, type Mail } from './mailer.ts';
import { MailDeferred } from './smtpFailures.ts';

const mail: Mail = {
  messageId: 'order-4402118-0190a0c4@talloor.example',
  about: ['7'],
  to: ['lotte@talloor.example', 'keuken@talloor.example'],
  subject: 'Bevestiging van je bestelling 4402118',
  text: 'Bedankt',
  html: '<p>Bedankt</p>',
  language: 'nl',
  date: new Date('2026-03-11T13:20:00Z'),
};
const from = 'Talloor <bestellingen@talloor.example>';

test('without a mail server a repeated mail is one file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createMailer({ smtpUrl: null, folder: join(folder, 'mail'), from });
  await mailer.send(mail);
  await mailer.send(mail);
  const files = await readdir(join(folder, 'mail'));
  expect(files).toEqual([`${mail.messageId}.eml`]);
  const fileText = await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8');
  await rm(folder, { recursive: true });
  for (const line of [
    `Message-ID: <${mail.messageId}>`,
    'To: lotte@talloor.example, keuken@talloor.example',
    'Content-Language: nl',
    'Content-Type: text/html; charset=utf-8',
  ])
    expect(fileText).toContain(line);
});

test('a mail file appears complete, also when an earlier write left a partial file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createMailer({ smtpUrl: null, folder, from });
  await writeFile(join(folder, `${mail.messageId}.eml.part`), 'Mess');
  const long = { ...mail, text: 'tomaten '.repeat(500_000) };
  let isSent = false;
  const sending = mailer.send(long).finally(() => (isSent = true));
  const sizes = new Set<number>();
  while (!isSent) {
    const mailFiles = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    for (const name of mailFiles) sizes.add((await stat(join(folder, name))).size);
  }
  await sending;
  expect(await readdir(folder)).toEqual([`${mail.messageId}.eml`]);
  sizes.add((await stat(join(folder, `${mail.messageId}.eml`))).size);
  expect(sizes.size).toBe(1);
  await rm(folder, { recursive: true });
});

test('erasing a person deletes the mail files about the person and the files without people header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createMailer({ smtpUrl: null, folder, from });
  for (const [number, about] of [
    [1, ['7', '71']],
    [2, ['71']],
    [3, ['1', '7']],
  ] as const)
    await mailer.send({ ...mail, about, messageId: `order-${number}`, text: `X-Talloor-People: 7\n\n${mail.text}` });
  await writeFile(join(folder, 'of-before.eml'), 'To: lotte@talloor.example\r\n\r\nX-Talloor-People: 8\r\n');
  await writeFile(join(folder, 'half.eml.part'), 'To: lotte@tal');
  expect(await eraseMails(folder, '7')).toBe(4);
  expect(await readdir(folder)).toEqual(['order-2.eml']);
  expect(await eraseMails(folder, '7')).toBe(0);
  expect(await eraseMails(join(folder, 'nowhere'), '7')).toBe(0);
  await rm(folder, { recursive: true });
});

type Received = { readonly to: readonly string[]; readonly words: string };

/**
 * Defers `later@…` while `isLate`; rejects `weg@…`, and `later@…` when `haveLeft`. Closes the connection on mail to
 * `poison@…`.
 */
async function startMailServer() {
  const received: Received[] = [];
  const state = { isLate: true, haveLeft: false };
  const sockets = new Map<number | undefined, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      if (address.startsWith('weg') || (address.startsWith('later') && state.haveLeft))
        callback(new Error(`${address} is unknown here`));
      else if (address.startsWith('later') && state.isLate)
        callback(Object.assign(new Error('greylisted'), { responseCode: 451 }));
      else callback();
    },
    onData: (stream, { envelope, remotePort }, callback) => {
      const isFor = (name: string) => envelope.rcptTo.some(({ address }) => address.startsWith(name));
      if (isFor('poison')) return void sockets.get(remotePort)?.destroy();
      let words = '';
      stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
      stream.on('end', () => {
        if (isFor('closing')) return callback(Object.assign(new Error('closing'), { responseCode: 421 }));
        received.push({ to: envelope.rcptTo.map(({ address }) => address), words });
        callback();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  listening.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  await once(listening, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  return { received, state, smtpUrl, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

test('an SMTP mail rejected permanently fails, a deferred mail fails with MailDeferred, and an unreachable server fails with ETIMEDOUT', async () => {
  const { received, smtpUrl, stop } = await startMailServer();
  const mailer = createMailer({ smtpUrl, folder: '', from });
  await mailer.send({ ...mail, messageId: 'order-1@talloor.example' });
  expect(received).toEqual([{ to: mail.to, words: expect.stringContaining('Message-ID: <order-1@talloor.example>') }]);
  const refusedSending = mailer.send({ ...mail, to: ['weg@talloor.example'] });
  await expect(refusedSending).rejects.toThrow(`mail ${mail.messageId} was not taken: 550`);
  await expect(refusedSending).rejects.not.toHaveProperty('code');
  const deferredSending = mailer.send({ ...mail, to: ['later@talloor.example'] });
  await expect(deferredSending).rejects.toThrow(new MailDeferred(`mail ${mail.messageId} was not taken: 451`));
  await expect(deferredSending).rejects.toBeInstanceOf(MailDeferred);
  const nobody = mailer.send({ ...mail, to: ['geen adres'] });
  await expect(nobody).rejects.not.toHaveProperty('code', 'ETIMEDOUT');
  await mailer.close();
  await stop();
  const unheard = createMailer({ smtpUrl, folder: '', from });
  await expect(unheard.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await unheard.close();
});

test('a repeated mail goes only to the address that the server deferred before', async () => {
  const { received, state, smtpUrl, stop } = await startMailServer();
  const mailer = createMailer({ smtpUrl, folder: '', from });
  const toBoth = { ...mail, to: ['later@talloor.example', 'keuken@talloor.example'] };
  for (let tries = 0; tries < 2; tries++) await expect(mailer.send(toBoth)).rejects.toBeInstanceOf(MailDeferred);
  expect(received).toMatchObject([{ to: ['keuken@talloor.example'] }]);
  state.isLate = false;
  await mailer.send(toBoth);
  expect(received).toMatchObject([{ to: ['keuken@talloor.example'] }, { to: ['later@talloor.example'] }]);
  expect(received[1]?.words).toContain('To: later@talloor.example, keuken@talloor.example');
  await mailer.close();
  await stop();
});

test('a partly delivered mail whose remaining address was removed is not sent again', async () => {
  const { received, smtpUrl, stop } = await startMailServer();
  const mailer = createMailer({ smtpUrl, folder: '', from });
  const toBoth = { ...mail, to: ['later@talloor.example', 'keuken@talloor.example'] };
  await expect(mailer.send(toBoth)).rejects.toBeInstanceOf(MailDeferred);
  const toKitchen = { ...mail, to: ['keuken@talloor.example'] };
  for (let tries = 0; tries < 2; tries++) expect(await mailer.send(toKitchen)).toEqual({ taken: 1, refusals: [] });
  expect(received).toMatchObject([{ to: ['keuken@talloor.example'] }]);
  await mailer.close();
  await stop();
});

test('a repeated mail is not sent again by the same process, and its result is the same', async () => {
  const { received, smtpUrl, stop } = await startMailServer();
  const toSome = { ...mail, to: ['keuken@talloor.example', 'weg@talloor.example'] };
  const mailer = createMailer({ smtpUrl, folder: '', from });
  for (let tries = 0; tries < 3; tries++) expect(await mailer.send(toSome)).toEqual({ taken: 1, refusals: [550] });
  await mailer.send({ ...mail, to: ['nieuw@talloor.example'] });
  expect(received).toMatchObject([{ to: ['keuken@talloor.example'] }]);
  await mailer.send({ ...toSome, messageId: 'order-4402119@talloor.example' });
  expect(received).toHaveLength(2);
  await mailer.close();
  await stop();
});

test('the result counts the accepting addresses of all tries, and lists the codes of permanent rejections', async () => {
  const { received, state, smtpUrl, stop } = await startMailServer();
  const mailer = createMailer({ smtpUrl, folder: '', from });
  expect(await mailer.send(mail)).toEqual({ taken: 2, refusals: [] });
  const toSome = { ...mail, messageId: 'order-2', to: ['keuken@talloor.example', 'weg@talloor.example'] };
  expect(await mailer.send(toSome)).toEqual({ taken: 1, refusals: [550] });

  const toAll = { ...mail, messageId: 'order-3', to: [...toSome.to, 'later@talloor.example'] };
  await expect(mailer.send(toAll)).rejects.toBeInstanceOf(MailDeferred);
  state.isLate = false;
  expect(await mailer.send(toAll)).toEqual({ taken: 2, refusals: [550] });

  state.isLate = true;
  const toAllAgain = { ...toAll, messageId: 'order-4' };
  await expect(mailer.send(toAllAgain)).rejects.toBeInstanceOf(MailDeferred);
  state.haveLeft = true;
  expect(await mailer.send(toAllAgain)).toEqual({ taken: 1, refusals: [550, 550] });
  expect(received).toHaveLength(5);
  await mailer.close();
  await stop();
});

test('a mail over which the server closes the connection is deferred, and the next mail is sent', async () => {
  const { received, smtpUrl, stop } = await startMailServer();
  const mailer = createMailer({ smtpUrl, folder: '', from });
  const poison = mailer.send({ ...mail, to: ['poison@talloor.example'] });
  await expect(poison).rejects.toBeInstanceOf(MailDeferred);
  await expect(poison).rejects.toThrow(`mail ${mail.messageId} was not taken: no answer (ECONNECTION)`);
  const closing = mailer.send({ ...mail, to: ['closing@talloor.example'] });
  await expect(closing).rejects.toBeInstanceOf(MailDeferred);
  await mailer.send({ ...mail, messageId: 'order-2', to: ['fine@talloor.example'] });
  expect(received).toMatchObject([{ to: ['fine@talloor.example'] }]);
  await mailer.close();
  await stop();
});

test('closing the mailer ends a running check of a silent server and its waiting mail at once', async () => {
  let connections = 0;
  const sockets: Socket[] = [];
  const falling = createServer((socket) => {
    sockets.push(socket);
    connections += 1;
    if (connections === 1) socket.end('421 closing\r\n');
  });
  await once(falling.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(falling.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from });
  const failure = mailer.send(mail).catch((error: unknown) => error);
  await once(falling, 'connection');
  await once(falling, 'connection');
  await mailer.close();
  expect(await failure).toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
  await new Promise<void>((resolve) => falling.close(() => resolve()));
  // Well below the 15 s timeout.
}, 5000);

test('a server that rejects every connection for now fails the mail with ETIMEDOUT, as an outage', async () => {
  const busy = createServer((socket) => socket.end('421 too many connections\r\n'));
  await once(busy.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(busy.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from });
  await expect(mailer.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await mailer.close();
  await new Promise<void>((resolve) => busy.close(() => resolve()));
});

test('closing the mailer ends mails behind a silent server at once', async () => {
  const silent = createServer();
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from });
  const underWay = Array.from({ length: 10 }, () => mailer.send(mail).catch((error: unknown) => error));
  await once(silent, 'connection');
  const waitingMail = mailer.send(mail);
  await mailer.close();
  await expect(waitingMail).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
  silent.on('connection', (socket) => socket.destroy());
  for (const failure of await Promise.all(underWay)) expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
  await new Promise<void>((resolve) => silent.close(() => resolve()));
});
