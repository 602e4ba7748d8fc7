import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const page = readFileSync('docs/architecture.md', 'utf8');
const column = (chapter: string, index: number): string[] =>
  (page.split(`\n## ${chapter}`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|')[index + 1]?.trim() ?? '');
const sorted = (names: Iterable<string>): string[] => [...names].toSorted();

test('docs/architecture.md names exactly the existing aggregates', () => {
  const folders = readdirSync('events/src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const aggregateFolders = folders.map(({ name }) => name).filter((name) => !['golden', 'testing'].includes(name));
  expect(column('3.', 0)).toEqual(sorted(aggregateFolders));
});

test('docs/architecture.md names exactly the existing folders', () => {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  const documentedFolders = column('2.', 0).flatMap((cell) => cell.replaceAll(/[`/]/g, '').split(', '));
  expect(sorted(documentedFolders)).toEqual(sorted([...workspaces, 'docs']));
});

const packages = readdirSync('.').filter((name) => existsSync(`${name}/src`));

test('folders of source are named in camelCase', () => {
  const folders = packages.flatMap((name) =>
    readdirSync(`${name}/src`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name),
  );
  expect(folders.filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
});

const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
const aggregates = 'command-api/src/aggregates';

test('only composing files lie directly in command-api/src', () => {
  const atRoot = readdirSync('command-api/src').filter((name) => name.endsWith('.ts'));
  expect(sorted(atRoot)).toEqual([
    'commandSide.ts',
    'createCommandApi.ts',
    'main.ts',
    'migrations.ts',
    'module.ts',
    'tables.ts',
  ]);
});

test('each aggregate has a module', () => {
  const without = readdirSync(aggregates).filter((name) => !readdirSync(`${aggregates}/${name}`).includes('module.ts'));
  expect(without).toEqual([]);
});

test('each decision lies in `<command>/decide<Command>.ts`', () => {
  const misplaced = files('command-api/src')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:const|(?:async )?function) decide(\w+)/gm)]
        .map(([, name = '']) => `${name[0]?.toLowerCase()}${name.slice(1)}/decide${name}.ts`)
        .filter((place) => !file.endsWith(`/${place}`))
        .map((place) => `${file}: ${place}`),
    );
  expect(misplaced).toEqual([]);
});

/** Queries, commands without events, and commands with another command's decision. */
const withoutDecision = [
  'account/chooseCustomer',
  'account/login',
  'account/loginWithPasskey',
  'account/logout',
  'account/removePortalUser',
  'account/sessions',
  'basket/changeBasketLine',
  'basket/orderAgain',
  'basket/sendBasketForm',
  'delivery/getDeliveryReplacements',
  'delivery/getOfficeDelivery',
  'delivery/reportDeliveryByHand',
  'invoice/noteInvoice',
  'order/reportOrder',
  'order/seeHold',
  'payment/paymentWebhook',
  'registration/keepDraft',
  'restrictedList/toggleRestrictedListItem',
];
test('each route has its decision in its folder, but for the listed exceptions', () => {
  const folders = new Map<string, string[]>();
  for (const file of files(aggregates)) {
    const [, folder, name] = /aggregates\/(\w+\/\w+)\/(\w+)\.ts$/.exec(file) ?? [];
    if (folder !== undefined && name !== undefined) folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  const without = [...folders]
    .filter(
      ([, names]) => names.some((name) => /routes?$/i.test(name)) && !names.some((name) => /^decide[A-Z]/.test(name)),
    )
    .map(([folder]) => folder);
  expect(sorted(without)).toEqual(sorted(withoutDecision));
});

const routeFiles = files(aggregates).filter((file) => /routes?\.ts$/i.test(file));

test('no route lies outside the folder of its command', () => {
  const outside = routeFiles.filter((file) => !/aggregates\/\w+\/\w+\/\w+\.ts$/.test(file));
  expect(outside).toEqual([]);
});

test('the routes of a folder with a decision run no decision of another folder', () => {
  const withOtherDecision = routeFiles
    .filter((file) =>
      /^import \{[^}]*\bdecide[A-Z]\w*[^}]*\} from '\.\.\/\w+\/decide/m.test(readFileSync(file, 'utf8')),
    )
    .map((file) => file.split('/').slice(-3, -1).join('/'));
  expect(withOtherDecision.filter((folder) => !withoutDecision.includes(folder))).toEqual([]);
});
