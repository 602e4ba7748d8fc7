import { expect, test } from '@jest/globals';
import { messageIdAt } from './messageIdAt.ts';

test('a mail is identified at the host of the shop', () => {
  expect(messageIdAt('https://winkel.wijnhuis.example', 'order-4402118')).toBe('order-4402118@winkel.wijnhuis.example');
  expect(messageIdAt('https://winkel.wijnhuis.example:8443/x', 'a')).toBe('a@winkel.wijnhuis.example');
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'mails of %s, which are files, have a host of examples',
  (publicUrl) => {
    expect(messageIdAt(publicUrl, 'order-4402118')).toBe('order-4402118@talloor.example');
  },
);
