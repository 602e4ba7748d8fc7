import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { accountFold, accountStream } from '@talloor/events/account/account.ts';
import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold } from '@talloor/events/serviceRequest/state.ts';
import { sampleServiceRequest } from '@talloor/events/testing/sampleServiceRequest.ts';
import { drawRecallNumber } from '../aggregates/recall/openRecalls.ts';
import { drawCustomerNumber } from '../aggregates/registration/judgeRegistration/drawCustomerNumber.ts';
import { drawReturnNumber } from '../aggregates/return/drawReturnNumber.ts';
import { logIn, password } from '../testing/logIn.ts';
import { createTestShop, type TestShop } from '../testing/testShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop();
  await shop.writeFacts(['204118'], {});
});
afterAll(() => shop.close());

const register = (username: string) =>
  shop.main.api.registerAccount({
    username,
    password,
    firstName: 'Lotte',
    lastName: 'Peeters',
    email: `${username}@talloor.example`,
    language: 'nl',
    roles: ['customer'],
    customers: ['204118'],
  });

test('users who register after an older PostgreSQL was restored get ids that no account or invitation has', async () => {
  const managerId = await register('beheer');
  await shop.main.api.changeRights(managerId, {
    customerNumber: '204118',
    rights: ['order', 'portal'],
    orderLimitCents: null,
  });
  const manager = await logIn(shop.main.url, 'beheer');
  const invite = (name: string) =>
    manager(
      'POST',
      '/api/portal/invitations',
      {
        first_name: name,
        last_name: 'Verhaeghe',
        email: `${name}@lindegaard.example`,
        language: 'nl',
        rights: ['order'],
        order_limit_cents: 25_000,
      },
      `invite-${name}`,
    );
  const before = await invite('noor');
  expect(before.status).toBe(201);
  const earlierIds = [managerId, String(before.body['invitation_id'])];

  await shop.pool.query(`select setval('command.user_id', 1001, false)`);
  await shop.pool.query('delete from command.credentials');
  await shop.pool.query('delete from command.invitations');
  const after = await invite('mila');
  const laterIds = [await register('nieuw1'), String(after.body['invitation_id']), await register('nieuw2')];
  expect(new Set([...earlierIds, ...laterIds]).size).toBe(5);
  for (const id of earlierIds) {
    const { state } = await shop.repository.load(accountFold, accountStream(id));
    expect(state).toMatchObject(id === managerId ? { username: 'beheer' } : { status: 'none' });
  }
});

test('a new customer gets a number that neither the ERP nor the event store has', async () => {
  const { pool, repository } = shop;
  const taken = [
    await drawCustomerNumber({ pool, repository }),
    await drawCustomerNumber({ pool, repository }),
  ] as const;
  await shop.main.api.openCustomer(taken[0]);
  await shop.writeFacts([taken[1]], {});
  await pool.query(`select setval('command.customer_number', $1::bigint, false)`, [taken[0]]);
  expect(taken).not.toContain(await drawCustomerNumber({ pool, repository }));
});

test('a case filed after an older PostgreSQL was restored gets a number that no case has', async () => {
  const actor = { actorId: '1001', actorRole: 'customer' } as const;
  const file = async (key: string) => {
    const caseId = await shop.main.api.fileServiceRequest(
      { ...sampleServiceRequest, personId: '1001', kind: 'question' },
      key,
      actor,
    );
    const { state } = await shop.repository.load(serviceRequestFold, serviceRequestStream(caseId));
    return state.status === 'none' ? '' : state.filed.number;
  };
  const before = [await file('a'), await file('b'), await file('c')];
  await shop.pool.query(`select setval('command.case_number', $1::bigint, false)`, [before[0]]);
  const after = [await file('d'), await file('e')];
  expect(new Set([...before, ...after]).size).toBe(5);
  expect(await file('e')).toBe(after[1]);
});

test('a recall and a return get numbers that no stream has, and a repeated command the same ones', async () => {
  const { pool, repository } = shop;
  const stored = { revision: 0, state: null, lastHash: null };
  const side = {
    pool,
    repository: {
      ...repository,
      load: (async (fold: Parameters<typeof repository.load>[0], streamId: string) =>
        ['recall-80001', 'return-70000001'].includes(streamId)
          ? stored
          : repository.load(fold, streamId)) as typeof repository.load,
    },
  };
  const scope = { lots: ['L1'], articles: [] };
  const recallId = await drawRecallNumber(side, 'recall', scope);
  const returnId = await drawReturnNumber(side, 'return');
  expect(recallId).not.toBe('80001');
  expect(returnId).not.toBe('70000001');
  expect(await drawRecallNumber(side, 'recall', scope)).toBe(recallId);
  expect(await drawReturnNumber(side, 'return')).toBe(returnId);
});
