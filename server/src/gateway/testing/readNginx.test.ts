import { expect, test } from '@jest/globals';
import { locationsOf, readNginx } from './readNginx.ts';

test('readNginx returns words and blocks of directives, without comments and quoted braces', () => {
  expect(readNginx(`# { one\nmap $a $b { default ''; }\nlog "a;b}" 'c\\'d'; # ;`)).toEqual([
    { words: ['map', '$a', '$b'], block: [{ words: ['default', "''"], block: null }] },
    { words: ['log', '"a;b}"', "'c\\'d'"], block: null },
  ]);
});

test.each([
  ['server { listen 80; ', 'a { without its }'],
  ['server { listen 80; } }', 'a } without its {'],
  ['server { listen 80 }', 'neither ; nor a block after: listen 80'],
  ['root /webs', 'neither ; nor a block after: root /webs'],
  ['server { ; }', 'nothing before a ;'],
  ['server_name "talloor;', 'a quotation stays open'],
])('readNginx refuses %j', (text, reason) => {
  expect(() => readNginx(text)).toThrow(reason);
});

test('locationsOf returns a repeated location twice, quoted or not', () => {
  expect(locationsOf(readNginx('server { location ~ ^/a$ { } location ~ "^/a$" { } location = /a { } }'))).toEqual([
    '~ ^/a$',
    '~ ^/a$',
    '= /a',
  ]);
});
