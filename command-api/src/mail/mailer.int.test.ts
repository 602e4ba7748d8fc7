import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createMailer, type Mail } from './mailer.ts';

const mail: Mail = {
  messageId: 'order-4402118-0190a0c4@talloor.example',
  to: ['lotte@talloor.example', 'keuken@talloor.example'],
  subject: 'Bevestiging van je bestelling 4402118',
  text: 'Bedankt',
  html: '<p>Bedankt</p>',
  language: 'nl',
  date: new Date('2026-03-11T13:20:00Z'),
};
const from = 'Talloor <bestellingen@talloor.example>';

test('without a mail server a mail is one file, however often it is sent', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mail-'));
  const mailer = createMailer({ smtpUrl: null, folder: join(folder, 'mail'), from });
  await mailer.send(mail);
  await mailer.send(mail);
  const files = await readdir(join(folder, 'mail'));
  expect(files).toEqual([`${mail.messageId}.eml`]);
  const written = await readFile(join(folder, 'mail', files[0] ?? ''), 'utf8');
  await rm(folder, { recursive: true });
  for (const line of [
    `Message-ID: <${mail.messageId}>`,
    'To: lotte@talloor.example, keuken@talloor.example',
    'Content-Language: nl',
    'Content-Type: text/html; charset=utf-8',
  ])
    expect(written).toContain(line);
});

test('with a mail server it is handed to that one; what it cannot take now, or where there is none, is worth waiting for', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('weg')) done(new Error(`${address} is unknown here`));
      else if (address.startsWith('later')) done(Object.assign(new Error('greylisted'), { responseCode: 451 }));
      else done();
    },
    onData: (stream, _session, done) => {
      let words = '';
      stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
      stream.on('end', () => {
        received.push(words);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from });
  await mailer.send(mail);
  expect(received).toHaveLength(1);
  expect(received[0]).toContain(`Message-ID: <${mail.messageId}>`);
  const refused = mailer.send({ ...mail, to: ['weg@talloor.example'] });
  await expect(refused).rejects.toThrow(`mail ${mail.messageId} was not taken: 550`);
  await expect(refused).rejects.not.toHaveProperty('code');
  const later = mailer.send({ ...mail, to: ['later@talloor.example'] });
  await expect(later).rejects.toMatchObject({
    message: `mail ${mail.messageId} was not taken: 451`,
    code: 'ETIMEDOUT',
  });
  await mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  const unheard = createMailer({ smtpUrl, folder: '', from });
  await expect(unheard.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await unheard.close();
});

test('a mail that waits behind a silent mail server is given back at once when the process ends', async () => {
  const silent = createServer();
  const sockets: Socket[] = [];
  silent.on('connection', (socket) => sockets.push(socket));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const mailer = createMailer({ smtpUrl, folder: '', from });
  const underWay = Array.from({ length: 10 }, () => mailer.send(mail).catch((error: unknown) => error));
  await once(silent, 'connection');
  const waiting = mailer.send(mail);
  await mailer.close();
  await expect(waiting).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  for (const socket of sockets) socket.destroy();
  silent.on('connection', (socket) => socket.destroy());
  for (const failure of await Promise.all(underWay)) expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
  await new Promise<void>((resolve) => silent.close(() => resolve()));
});
