import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hashingCost } from '../passwords/hasher.ts';
import { createTestShop, type TestShop } from '../../../testing/testShop.ts';
import { visitAs, type Visitor } from '../../../testing/visitAs.ts';

/** In turns, so that load affects all kinds equally. */
const samples = 9;
const password = 'Welkom-2026';
let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
  const { api, url } = await shop.startProcess(undefined, undefined, undefined, {
    discreet: true,
    hashing: hashingCost,
  });
  for (let number = 0; number <= samples; number += 1)
    await api.registerAccount({
      username: `known.${number}`,
      password,
      firstName: 'Lotte',
      lastName: 'Peeters',
      email: `known.${number}@talloor.example`,
      language: 'nl',
      roles: ['customer'],
      customers: ['204118'],
    });
  visitor = await visitAs(url);
});
afterAll(() => shop.close());

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare(ask: (name: string) => Promise<unknown>, names: readonly (readonly [string, string])[]) {
  const [knownTimes, unknownTimes]: [number[], number[]] = [[], []];
  const measure = async (name: string, into: number[]): Promise<void> => {
    const from = performance.now();
    await ask(name);
    into.push(performance.now() - from);
  };
  for (const [knownName, unknownName] of names) {
    await measure(knownName, knownTimes);
    await measure(unknownName, unknownTimes);
  }
  return { known: median(knownTimes), unknown: median(unknownTimes) };
}

const printMedians = (what: string, { known, unknown }: Awaited<ReturnType<typeof compare>>): void =>
  void process.stdout.write(`${what}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms (medians)\n`);
const each = <T>(make: (number: number) => T): T[] => Array.from({ length: samples }, (_, number) => make(number));
const logIn = (username: string) => visitor('POST', '/api/login', { username, password: 'Fout-2026' });

test('a wrong password takes as long for an unknown username as for a known one', async () => {
  await logIn('nobody.before');
  const medians = await compare(
    async (name) => expect(await logIn(name)).toMatchObject({ status: 401 }),
    each((number) => [`known.${number}`, `nobody.${number}`]),
  );
  printMedians('login, wrong password', medians);
  // Lower without the decoy hash.
  expect(medians.unknown / medians.known).toBeGreaterThan(0.5);
  expect(medians.unknown / medians.known).toBeLessThan(2);
});

test('a blocked username is answered equally fast when unknown', async () => {
  const blocked = [`known.${samples}`, 'nobody.blocked'] as const;
  for (const name of blocked) for (let attempt = 0; attempt < 3; attempt += 1) await logIn(name);
  const medians = await compare(
    async (name) => expect(await logIn(name)).toMatchObject({ status: 429, body: { code: 'login.blocked' } }),
    each(() => blocked),
  );
  printMedians('login, blocked', medians);
  expect(Math.abs(medians.unknown - medians.known)).toBeLessThan(Math.max(15, medians.known));
});

test('a discreet answer to a recovery request takes as long for unknown users as for known ones', async () => {
  const forget = (name: string) =>
    visitor('POST', '/api/password/forgot', { username: name, email: `${name}@talloor.example` });
  const remind = (name: string) => visitor('POST', '/api/username/forgot', { email: `${name}@talloor.example` });
  for (const [what, ask] of [
    ['forgotten password', forget],
    ['forgotten username', remind],
  ] as const) {
    const medians = await compare(
      async (name) => expect(await ask(name)).toMatchObject({ status: 204 }),
      [0, 1, 2].map((number) => [`known.${number}`, `nobody.${number}`] as const),
    );
    printMedians(what, medians);
    expect(medians.unknown / medians.known).toBeGreaterThan(0.8);
    expect(medians.unknown / medians.known).toBeLessThan(1.25);
  }
});
