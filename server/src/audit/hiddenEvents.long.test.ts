import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type Administrator,
  openAdministrator,
} from '@talloor/platform/eventStore/eventstoredb/testing/openAdministrator.ts';
import { adapters } from './testing/auditedStore.ts';
import { startTamperedOrder, type TamperedOrder } from './testing/startTamperedOrder.ts';

const kinds = ['basket', 'order', 'links', 'delivery', 'return', 'recall', 'invoice', 'payment', 'case'] as const;
const someKinds = ['order', 'delivery', 'payment'] as const;

describe.each(adapters.filter((adapter) => adapter !== 'postgres'))('the audit of hidden events on %s', (adapter) => {
  let order: TamperedOrder;
  let administrator: Administrator;
  beforeAll(async () => {
    order = await startTamperedOrder(adapter);
    await order.seal();
    administrator = openAdministrator(order.eventStore);
  });
  afterAll(async () => {
    await administrator.close();
    await order.close();
  });
  const auditBoth = async () => [await order.audit('order'), await order.audit('all')];
  const auditEach = async () => [...(await auditBoth()), await order.audit('seals')];
  const named = (stream: string, count: number) =>
    Array(count).fill({ status: 1, output: expect.stringContaining(stream) });

  const acts = [
    ['a deleted stream', kinds, (stream: string) => administrator.deleteStream(stream)],
    ['a stream without its first event', someKinds, (stream: string) => administrator.hideBefore(stream, 1)],
    ['a stream with only its last event', someKinds, (stream: string) => administrator.keepLast(stream, 1)],
  ] as const;
  test.each(acts.flatMap(([name, of, act]) => of.map((kind) => [name, kind, act] as const)))(
    'finds and names %s: %s',
    async (_, kind, act) => {
      const stream = order.story.streams[kind];
      await act(stream);
      expect(await auditEach()).toEqual(named(stream, 3));
      await administrator.showAgain(stream);
      for (const command of ['all', 'seals'] as const)
        expect((await order.audit(command)).output).toContain('Alles klopt');
    },
  );

  test('finds and names a stream that was deleted for ever, and an event of another program', async () => {
    const { basket, invoice } = order.story.streams;
    await administrator.tombstone(basket);
    expect(await auditEach()).toEqual(named(basket, 3));
    await administrator.appendBytes(invoice);
    expect(await auditBoth()).toEqual(named(invoice, 2));
  });
});
