import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { adapters } from './testing/auditedStore.ts';
import { checkpointTamperings } from './testing/checkpoints.ts';
import { eventTamperings } from './testing/events.ts';
import { readModelTamperings } from './testing/readModels.ts';
import { startTamperedOrder, type TamperedOrder } from './testing/startTamperedOrder.ts';

describe.each(adapters)('the audit on %s', (adapter) => {
  let order: TamperedOrder;
  beforeAll(async () => {
    order = await startTamperedOrder(adapter);
  });
  afterEach(() => order.restore());
  afterAll(() => order.close());

  test.each(['order', 'all'] as const)('raises no alarm when nothing was changed: %s', async (command) => {
    const { status, output } = await order.audit(command);
    expect([status, output]).toEqual([0, expect.stringContaining('Alles klopt')]);
  });

  // Rows lie in PostgreSQL with either store: a sample shows that the other store is replayed too.
  const ofRows = readModelTamperings.filter(
    ({ name }, index) => adapter === 'postgres' || (index % 5 === 0 && name.startsWith('a changed row')),
  );
  const ofEvents = adapter === 'server' ? [] : eventTamperings;
  test.each([...ofEvents, ...ofRows, ...checkpointTamperings].map(({ name, ...rest }) => [name, rest] as const))(
    'finds and names %s',
    async (_, { tamper, names, commands = ['order', 'all'] }) => {
      await tamper(order);
      for (const command of commands) {
        const { status, output } = await order.audit(command);
        expect([command, status, output]).toEqual([command, 1, expect.anything()]);
        for (const name of names(order.story))
          expect([command, output]).toEqual([command, expect.stringMatching(escaped(name))]);
      }
    },
  );
});

const escaped = (name: string | RegExp): string | RegExp =>
  typeof name === 'string' ? name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : name;
