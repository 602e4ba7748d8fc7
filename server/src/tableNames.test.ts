import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readModels } from '@talloor/projections/tables/readModels.ts';

const bases = Object.values(readModels)
  .flatMap(({ tables }) => Object.keys(tables))
  .join('|');
const models = Object.keys(readModels).join('|');
const versionedName = new RegExp(
  [
    String.raw`\b(?:${bases})_(?:v?\d|\$\{|["'\x60])\w*`,
    String.raw`\b(?:${models})@(?:\d|\$\{)\w*`,
    String.raw`\bprojections"?\s*\.\s*(?:\$\{[^}]*\}|"?(?!ts\b)[a-z]\w*)`,
  ].join('|'),
  'g',
);
const namesIn = (text: string): string[] => [...text.matchAll(versionedName)].map(([name]) => name);

const isText = /\.(?:tsx?|mjs|js|json|sql|sh|md|ya?ml|css|html|conf|template)$|Dockerfile$/;
const isForeign = /(?:^|\/)(?:node_modules|dist|coverage|images|\.[^/]+|data)(?:\/|$)/;
const folders = (JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] }).workspaces;
const sources = [...folders, 'docs']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .concat(readdirSync('.'))
  .filter((file) => isText.test(file) && !isForeign.test(file));

test('only declarations name tables and checkpoints of read models', () => {
  const handWrittenNames = sources
    .filter((file) => file !== 'server/src/tableNames.test.ts')
    .flatMap((file) => namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`));
  expect(handWrittenNames).toEqual([]);
});

test.each([
  'from projections.order_details_4 d',
  'from "projections"."order_details_4"',
  "rowsOf(rows, 'order_details_4')",
  'from projections.${name}',
  'order_details_${version}',
  "'order_details_' + 4",
  'from projections.letters',
  "waitFor('orderDetail@4')",
])('the check finds the hand-written name: %s', (text) => {
  expect(namesIn(text)).not.toEqual([]);
});

test.each(['${orderDetailsTable.qualifiedName}', '@talloor/projections/tables/orderDetail.ts', 'order_details'])(
  'the check ignores the name without a version: %s',
  (text) => {
    expect(namesIn(text)).toEqual([]);
  },
);
