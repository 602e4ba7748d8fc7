import { expect, test } from '@jest/globals';
import { MailDeferred, notTaken, type SmtpError } from './smtpFailures.ts';

const saying = (code: string, responseCode?: number): SmtpError =>
  Object.assign(new Error('lotte@talloor.example is full'), { code, responseCode });
const answers = async () => true;
const isGone = async () => false;

test('a rejection of one mail is permanent or deferred by its code', async () => {
  expect(await notTaken('7', saying('EENVELOPE', 550), isGone)).toEqual(new Error('mail 7 was not taken: 550'));
  expect(await notTaken('7', saying('EMESSAGE', 452), isGone)).toBeInstanceOf(MailDeferred);
});

test('an unreachable server and a rejected login count as an outage', async () => {
  for (const error of [saying('ECONNECTION'), saying('ECONNECTION', 421), saying('EAUTH', 535)])
    expect(await notTaken('7', error, isGone)).toMatchObject({ code: 'ETIMEDOUT' });
});

test('a lost connection defers only its mail while the server answers otherwise', async () => {
  expect(await notTaken('7', saying('ECONNECTION'), answers)).toBeInstanceOf(MailDeferred);
});
