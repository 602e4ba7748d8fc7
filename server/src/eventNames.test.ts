import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { eventName, readEventName } from '@talloor/contracts/eventName.ts';

const linesUnder = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
      .flatMap((path) =>
        readFileSync(`${folder}/${path}`, 'utf8')
          .split('\n')
          .map((text, at) => ({ place: `${folder}/${path}:${at + 1}`, text })),
      ),
  );
const placesOf = (lines: ReturnType<typeof linesUnder>, pattern: RegExp) =>
  lines.filter(({ text }) => pattern.test(text)).map(({ place }) => place);

const texts = linesUnder('messages/src');
const code = ['query-api', 'command-api', 'server', 'backoffice-web', 'shop-web'].map((folder) => `${folder}/src`);

test('the name of an event is its stream and its place there, from 0', () => {
  const place = { stream: 'order-4402131', revision: 7 };
  expect(eventName(place)).toBe('order-4402131@7');
  expect(readEventName('order-4402131@7')).toEqual(place);
  expect(['7', 'order-4402131', 'order-4402131@', 'order@7@8', '@7'].map(readEventName)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});

test('every text that numbers an event gives its name', () => {
  expect(texts.length).toBeGreaterThan(10_000);
  expect(placesOf(texts, /\{\{revision\}\}/)).toEqual([]);
  expect(placesOf(texts, /(?:gebeurtenis|événement|\bevent) (?:nr\. |n° )?\{\{(?!event\}\}|type\}\})/i)).toEqual([]);
});

test('no other code writes the name of an event, or counts events from 1', () => {
  expect(placesOf(linesUnder(...code), /@\$\{[^}]*[rR]evision|<span>\{?[\w.]*revision\}/)).toEqual([]);
  expect(placesOf(linesUnder('query-api/src/audit/receipt', 'backoffice-web/src'), /revision \+ 1/)).toEqual([]);
});
