import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const folder = 'messages/src';
const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .flatMap((path) =>
    readFileSync(`${folder}/${path}`, 'utf8')
      .split('\n')
      .map((text, at) => ({ place: `${path}:${at + 1}`, text })),
  );
const placesOf = (pattern: RegExp) => lines.filter(({ text }) => pattern.test(text)).map(({ place }) => place);

test('texts are read', () => {
  expect(lines.length).toBeGreaterThan(10_000);
});

test.each([
  [
    'the change deadline is “Wijzigen kan tot”, never when processing begins',
    /verwerk\w* [^.']*(?:vanaf|sinds) (?:<b>)?\{\{|[Tt]e wijzigen (?:tot|sinds)|'Wijzigen tot/,
  ],
  [
    'the change deadline is “Modifiable jusqu’à”, never when processing begins',
    /trait\w* [^.']*(?:à partir d[eu]|depuis)|À modifier jusqu/i,
  ],
  ['no French sentence runs into “de aujourd’hui”', /à partir d[eu] (?:<b>)?\{\{moment|\bd[eu] (?:<b>)?\{\{moment/i],
  ['a state is called “Status”', /'(?:Toestand|Stand)\b/],
  ['a suspended customer or account is “opgeschort”', /geschorst/],
  [
    'goods are collected, data are loaded',
    /(?:winkelwagens?|bestelling(?:en)?|artikelen|assortiment|levernota|lijst\w*|klanten) (?:zijn |is )?niet opgehaald/i,
  ],
  ['people log in', /\b[Aa]anmelden\b|\b(?:aan|af)gemeld\b|Meld je (?:opnieuw )?aan/],
  [
    'changes are dropped, and an order is cancelled',
    /[Ww]ijzigingen annuleren|Annuler les modifications de la commande/,
  ],
  ['a round is never a route', /\b[Rr]oute \{\{/],
  [
    'a basket is “hij” in Dutch',
    /[Ww]inkelwagen[^.']*(?:[.:] (?:Ze is|Dit is ze)|[.:,] (?:maak|Maak|kijk|Kijk) ze\b|kunt ze\b)/,
  ],
  ['no French gender stands in brackets', /[a-zé]\((?:e|s|e\)s)\)/],
  [
    'a French sentence about people begins with “la personne qui”',
    /(?:\b[ad]e? |[.:] |')[Qq]ui (?:commence|commande|gère|approuve|reçoit|l’ouvre|n’a)\b/,
  ],
  ['an unbreakable space is written as \\u00a0', /\u00a0/],
  [
    'no line ends before a colon, a question mark or a percent sign',
    /^\s*(?:'?[\w.]+'?: )?'[^`]*(?:(?:[a-zà-ÿ)’»]|\}\}) [:;?!»](?=[ ,'<])|\}\} %)/,
  ],
  ['people say “je kunt” and “je wilt”', /\b[Jj]e (?:kan|wil)\b|\b[Kk]an je\b/],
])('%s', (_, pattern) => {
  expect(placesOf(pattern)).toEqual([]);
});
