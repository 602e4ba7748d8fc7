import { expect, test } from '@jest/globals';
import { MailDeferred, notTaken, type SmtpError } from './smtpFailures.ts';

const saying = (code: string, responseCode?: number): SmtpError =>
  Object.assign(new Error('lotte@talloor.example is full'), { code, responseCode });
const answers = async () => true;
const isGone = async () => false;

test('what a server says of one mail is about that mail: refused for good, or for later', async () => {
  expect(await notTaken('7', saying('EENVELOPE', 550), isGone)).toEqual(new Error('mail 7 was not taken: 550'));
  expect(await notTaken('7', saying('EMESSAGE', 452), isGone)).toBeInstanceOf(MailDeferred);
});

test('a server that answers nobody, or lets nobody in, is waited for; a login that is refused too', async () => {
  for (const error of [saying('ECONNECTION'), saying('ECONNECTION', 421), saying('EAUTH', 535)])
    expect(await notTaken('7', error, isGone)).toMatchObject({ code: 'ETIMEDOUT' });
});

test('a server that hangs up on one mail and answers others puts that one off alone', async () => {
  expect(await notTaken('7', saying('ECONNECTION'), answers)).toBeInstanceOf(MailDeferred);
});
