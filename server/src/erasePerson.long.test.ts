import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { basketStream } from '@talloor/events/basket/events.ts';
import { accountStream } from '@talloor/events/account/account.ts';
import { bundledProgram } from '@talloor/platform/testing/bundledProgram.ts';
import { createPostgresPersonKeys } from '@talloor/platform/codec/postgresPersonKeys.ts';
import { until } from '@talloor/platform/testing/until.ts';
import { createPool } from '@talloor/platform/postgres/createPool.ts';
import { createTestDatabase } from '@talloor/platform/postgres/testing.ts';
import { checkpointName } from '@talloor/platform/subscription/checkpoints.ts';
import { lastWriteAfterMs } from '@talloor/platform/subscription/erasePersonalValues.ts';
import { rebuildReadModels } from '@talloor/platform/subscription/rebuildReadModels.ts';
import { readModelSchema } from '@talloor/platform/subscription/defineReadModel.ts';
import { allProjectors } from '@talloor/projections/allProjectors.ts';
import { accountsTable } from '@talloor/projections/tables/accounts.ts';
import { sampleOrder } from '@talloor/projections/testing/sampleEvents.ts';
import { auditTenant } from '@talloor/query-api/audit/auditTenant.ts';
import { writeOrderStory } from '@talloor/query-api/audit/testing/orderStory.ts';
import { type Browser, type ReadSideUnderTest, startReadSide } from '@talloor/query-api/audit/testing/startReadSide.ts';
import { orderDetailsTable } from '@talloor/projections/tables/orderDetail.ts';
import { basketsTable } from '@talloor/projections/tables/baskets.ts';
import { erasePerson } from './erasePerson.ts';
import { migrateAll } from './schemas.ts';

const decision = { by: '91', reason: 'asked for it on 11 March' };

describe('erasing two people of one order: an address chooser and an orderer', () => {
  const [lotte, chef] = ['7', '8'];
  const orderNumber = '4402001';
  const elsewhere = {
    kind: 'alternative' as const,
    name: 'Feestzaal',
    street: 'Kouter',
    streetNumber: '2',
    box: '',
    postal: '9000',
    city: 'Gent',
  };
  let side: ReadSideUnderTest;
  let browser: Browser;
  let auditor: Browser;
  const printed: string[] = [];
  const print = (line: string): void => void printed.push(line);

  /** Clock of cached keys and events, moved instead of waiting. */
  let clockAdvanceMs = 0;
  const realNow = performance.now.bind(performance);
  beforeAll(async () => {
    jest.spyOn(performance, 'now').mockImplementation(() => realNow() + clockAdvanceMs);
    side = await startReadSide('2026-03-11T13:12:00.000Z');
    await migrateAll(side.databaseUrl);
    for (const [userId, firstName] of [
      [lotte, 'Lotte'],
      [chef, 'Karel'],
    ] as const) {
      const person = {
        username: firstName.toLowerCase(),
        firstName,
        lastName: 'Peeters',
        email: 'x@lindegaard.example',
      };
      const data = { userId, ...person, language: 'nl' as const, roles: ['customer' as const] };
      await side.append(accountStream(userId), [{ type: 'AccountRegistered', data }]);
      await side.pool.query('insert into command.credentials values ($1, $2, $3)', [person.username, userId, 'hash']);
    }
    await writeOrderStory(side, { orderNumber, basketId: randomUUID(), address: elsewhere, addressChosenBy: chef });
    const basketId = randomUUID();
    await side.append(basketStream(basketId), [
      { type: 'BasketOpened', data: { basketId, customerNumber: '204118', openedBy: lotte } },
      { type: 'BasketDeliveryAddressChosen', data: { chosenBy: chef, address: elsewhere } },
    ]);
    browser = await side.browser({ userId: '9' });
    auditor = await side.browser({ userId: '91', roles: ['auditor'], customers: [], customerNumber: null });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await side.close();
  });
  afterEach(() => void (printed.length = 0));

  const erase = (personId: string) =>
    erasePerson(
      {
        pool: side.pool,
        masterKey: side.masterKey,
        print,
        mailFolder: '/nowhere',
        lastWrite: async () => {
          clockAdvanceMs += lastWriteAfterMs;
          // A login that had already read the password.
          await side.pool.query(
            `insert into platform.sessions (sid, sess, expire) values ($1, $2, now() + interval '1 day')
             on conflict (sid) do nothing`,
            [`late-${personId}`, { user: { userId: personId } }],
          );
          await readBasket();
        },
      },
      { personId, ...decision },
    );
  const readOrder = async (): Promise<unknown> =>
    (await browser.get(`/api/pending_order/${orderNumber}`)).json() as Promise<unknown>;
  const readBasket = async (): Promise<unknown> => (await browser.get('/api/basket/list')).json() as Promise<unknown>;
  const rebuildAll = async (): Promise<void> => {
    const head = await side.store.head();
    await rebuildReadModels(side, allProjectors);
    const text = 'select count(*)::int as done from platform.checkpoints where name = any($1) and position >= $2';
    await until('every read model is built again', async () => {
      const { rows } = await side.pool.query<{ done: number }>(text, [allProjectors.map(checkpointName), head]);
      return rows[0]?.done === allProjectors.length;
    });
  };
  const rowsOfAll = async (): Promise<unknown> => {
    const rows: Record<string, unknown> = {};
    for (const table of allProjectors.flatMap(({ tables }) => tables)) {
      const result = await side.pool.query<{ row: unknown }>(
        `select to_jsonb(t) as row from ${readModelSchema}.${table.name} t order by t::text`,
      );
      rows[table.name] = result.rows.map(({ row }) => row);
    }
    return rows;
  };
  const audit = async (): Promise<readonly [number, string | undefined]> => {
    const { databaseUrl, masterKey } = side;
    return [await auditTenant({ databaseUrl, eventStore: 'postgres', masterKey, print }), printed.at(-1)];
  };
  const lateSessions = async () =>
    (await side.pool.query("select sid from platform.sessions where sid like 'late-%'")).rows;
  const holds = [0, expect.stringMatching(/^Alles klopt/)];

  const asPlaced = {
    placed_by: 'Lotte Peeters',
    comment: sampleOrder.message,
    extra_emails: sampleOrder.extraEmails,
    reference: sampleOrder.reference,
    customer_name: 'Bistro Lindegaard',
  };
  const nowhere = { name: null, street: null, street_number: null, po_box: null, postal: '9000', city: 'Gent' };

  test('before the erasure, the order and the basket show the data of both people', async () => {
    const address = { ...nowhere, name: 'Feestzaal', street: 'Kouter', street_number: '2', po_box: '' };
    expect(await readOrder()).toMatchObject({ ...asPlaced, address });
    expect(await readBasket()).toMatchObject({ alternative_address: { name: 'Feestzaal', street: 'Kouter' } });
  });

  test('erasing the address chooser blanks the address of order and basket, and keeps the rest of the order', async () => {
    expect(await erase(chef)).toBe(true);
    expect(await lateSessions()).toEqual([]);
    expect(printed).toEqual([
      'key: erased, no event opens for them any more',
      'login: taken away, sessions ended',
      `${basketsTable.name}: blanked in 1 row`,
      `${orderDetailsTable.name}: blanked in 1 row`,
      `${accountsTable.name}: blanked in 1 row`,
    ]);
    expect(await readOrder()).toMatchObject({ ...asPlaced, address: nowhere });
    expect(JSON.stringify(await readBasket())).not.toMatch(/Feestzaal|Kouter/);
    expect(await audit()).toEqual(holds);
    const verdict = await auditor.post(`/nl/api/office/orders/${orderNumber}/verify`);
    expect(await verdict.json()).toMatchObject({ holds: true, read_model_equal: true });
  });

  test('a rebuild brings nothing of it back, and what it makes is what stood there', async () => {
    const before = await rowsOfAll();
    await rebuildAll();
    expect(await rowsOfAll()).toEqual(before);
    expect(JSON.stringify(before)).not.toMatch(/Feestzaal|Kouter|Karel/);
    expect(await readOrder()).toMatchObject({ ...asPlaced, address: nowhere });
    expect(await audit()).toEqual(holds);
  });

  test('a repeated erasure changes nothing, and erasing the orderer blanks the message and the names', async () => {
    expect(await erase(chef)).toBe(true);
    expect(printed).toEqual([
      expect.stringMatching(/^key: erased before, on 20/),
      'login: there is none',
      'read models: nothing of them was left',
    ]);
    const ordering = await side.browser({ userId: lotte });
    expect(await erase(lotte)).toBe(true);
    expect((await ordering.get('/api/basket/list')).status).toBe(401);
    expect(await readOrder()).toMatchObject({
      placed_by: null,
      comment: null,
      extra_emails: null,
      address: nowhere,
      reference: sampleOrder.reference,
    });
    expect(await audit()).toEqual(holds);
    const { rows } = await side.pool.query('select username from command.credentials');
    expect(rows).toEqual([]);
  });

  test('the erasure is incomplete and names tables of earlier versions, because they may hold personal data', async () => {
    const earlierTable = orderDetailsTable.name.replace(/\d+$/, '1');
    await side.pool.query(`create table ${readModelSchema}.${earlierTable} (personal json)`);
    expect(await erase(lotte)).toBe(false);
    expect(printed).toContain(`not erased, tables of earlier versions: ${earlierTable}`);
  });
});

describe('npm run erase', () => {
  const masterKey = Buffer.alloc(32, 7);
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'talloor-erase-'));
    database = await createTestDatabase();
    await migrateAll(database.url);
    const pool = createPool(database.url, { name: 'test', max: 1 });
    await createPostgresPersonKeys({ pool, masterKey }).obtain('1001');
    await pool.end();
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const erase = (...args: readonly string[]) => {
    const program = [bundledProgram('erase'), ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, program, {
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        MASTER_KEY: masterKey.toString('hex'),
      },
      encoding: 'utf8',
    });
    return { status, lines: stdout.split('\n').slice(0, -1), stderr };
  };
  const decisionOptions = ['--by', decision.by, '--reason', decision.reason];

  test.each([
    [[]],
    [['1001']],
    [['1001', '--by', '91']],
    [['x', ...decisionOptions]],
    [['1001', 'more', ...decisionOptions]],
    [['list', ...decisionOptions]],
  ])('a call with the arguments %j prints the usage and changes nothing', (args) => {
    const usage = 'usage: npm run erase -- list | USER_ID --by WHO --reason WHY';
    expect(erase(...args)).toEqual({ status: 2, lines: [usage], stderr: '' });
  });

  test('an erasure is listed for ever with its requester and reason', () => {
    expect(erase('1001', ...decisionOptions)).toMatchObject({
      status: 0,
      lines: [
        'key: erased, no event opens for them any more',
        'login: there is none',
        'read models: nothing of them was left',
        '1001 is erased; what stays is told in docs/operations.md, "Erasing a person"',
      ],
    });
    expect(erase('list').lines).toEqual([expect.stringMatching(/^1001 {2}20\S+ by 91: asked for it on 11 March$/)]);
  });

  test('an unknown user id is refused', () => {
    expect(erase('1002', ...decisionOptions)).toEqual({
      status: 1,
      lines: [],
      stderr: 'there is nobody with the id 1002\n',
    });
    expect(erase('list').lines).toHaveLength(1);
  });
});
