import { describe, expect, it } from '@jest/globals';
import { commandIdOf } from '@talloor/platform/aggregate/commandIds.ts';
import type { Shopper } from '../../faults/testing/crash/shopper.ts';
import { type Event, judgeAcknowledged, judgeNumbers, judgeStock } from './judgeEvents.ts';
import { report } from './judgement.ts';
import { judgeMails, type Loss } from './judgeMails.ts';

const by: Shopper = {
  userId: 'user',
  customerNumber: '204118',
  person: () => Promise.reject(new Error('nobody asks')),
};
const emptyLedger = { changes: [], orders: [], submits: [], notes: [] };

const event = (type: string, data: object, streamId = 'basket-1', commandId = 'none') =>
  ({ streamId, event: { type, data }, metadata: { commandId } }) as unknown as Event;

describe('acknowledged commands', () => {
  const change = { by, key: 'one', article: '100001', quantity: 3 };
  const stored = event('BasketLineQuantityChanged', { quantity: 3 }, 'basket-1', idOf('changeBasketLine', 'one'));
  const wrongOf = (events: readonly Event[]) => judgeAcknowledged({ ...emptyLedger, changes: [change] }, events).wrong;

  it('holds when the change of a basket is stored once', () => expect(wrongOf([stored])).toEqual([]));
  it('names a lost change', () => expect(wrongOf([])).toEqual(['change one of 100001 is stored 0 times']));
  it('names a change that is stored twice', () =>
    expect(wrongOf([stored, stored])).toEqual(['change one of 100001 is stored 2 times']));

  it('names an order whose number is another and whose events are lost', () => {
    const ledger = { ...emptyLedger, orders: [{ by, key: 'two', orderNumber: '8', lines: {} }] };
    const checkedOut = event('BasketCheckedOut', { orderNumber: '9' }, 'basket-1', idOf('checkout', 'two'));
    expect(judgeAcknowledged(ledger, [checkedOut]).wrong).toEqual([
      'order 8 is checked out as 9',
      'order 8 has the events none',
    ]);
  });

  it('names a note of the office that is lost', () => {
    const ledger = { ...emptyLedger, notes: [{ orderNumber: '8', text: 'bel eerst' }] };
    expect(judgeAcknowledged(ledger, []).wrong).toEqual(['note "bel eerst" of order 8 is stored 0 times']);
  });
});

describe('order numbers', () => {
  it('names a number of two baskets and a basket without an order', () => {
    const events = [
      event('BasketCheckedOut', { orderNumber: '8' }, 'basket-1'),
      event('BasketCheckedOut', { orderNumber: '8' }, 'basket-2'),
      event('BasketCheckedOut', { orderNumber: '9' }, 'basket-3'),
      event('OrderPlaced', { orderNumber: '8' }, 'order-8'),
    ];
    expect(judgeNumbers(events).wrong).toEqual([
      'number 8 is given to two baskets',
      'the basket of number 9 became no order',
    ]);
  });
});

describe('stock', () => {
  it('names reservations without an allocation', () =>
    expect(judgeStock({ article: '100009', pieces: 5, reserved: 1 }, []).wrong).toEqual([
      '1 pieces of 100009 are reserved, 0 allocated',
    ]));
});

describe('mails', () => {
  const mail = (orderNumber: string, messageId: string, at = 0) => ({ orderNumber, messageId, at });
  const judge = (mails: readonly ReturnType<typeof mail>[], losses: readonly Loss[] = []) =>
    judgeMails({
      orderNumbers: ['8', '9'],
      changedOrders: new Set(['9']),
      mails,
      losses,
      showTime: (at) => `${at / 1000} s`,
    }).wrong;
  const nine = mail('9', 'order-9-1');

  it('holds with one mail per order, and a second one for a changed order', () =>
    expect(judge([mail('8', 'order-8-1'), nine, mail('9', 'order-9-2')])).toEqual([]));
  it('names an order without a mail', () => expect(judge([nine])).toEqual(['order 8 has no mail']));
  it('names an unchanged order with two different mails', () =>
    expect(judge([mail('8', 'order-8-1'), mail('8', 'order-8-2'), nine])).toEqual(['order 8 has 2 different mails']));

  const twice = [mail('8', 'order-8-1', 60_000), mail('8', 'order-8-1', 64_000), nine];
  const wrong = 'order-8-1 came at 60 s and at 64 s without a loss of its sender';
  it('names a repeated mail whose sender lived on', () => {
    expect(judge(twice)).toEqual([wrong]);
    expect(judge(twice, [{ kind: 'kill', from: 10_000, until: 12_000 }])).toEqual([wrong]);
    expect(judge(twice, [{ kind: 'cut', from: 70_000, until: 75_000 }])).toEqual([wrong]);
  });
  it('allows one repeated mail for a kill of its sender, and several for a cut', () => {
    const loss = { from: 61_000, until: 63_000 };
    expect(judge(twice, [{ kind: 'kill', ...loss }])).toEqual([]);
    const more = [...twice, mail('9', 'order-9-2', 60_000), mail('9', 'order-9-2', 64_000)];
    expect(judge(more, [{ kind: 'kill', ...loss }])).toEqual([wrong.replace('order-8-1', 'order-9-2')]);
    expect(judge(more, [{ kind: 'cut', ...loss }])).toEqual([]);
  });
});

describe('the report', () => {
  it('names the first wrong thing, and says when everything holds', () => {
    const holding = { name: 'mails', count: 3, wrong: [] };
    expect(report([holding])).toContain('Everything holds.');
    const lines = report([holding, { name: 'stock', count: 1, wrong: ['oversold', 'again'] }]).split('\n');
    expect(lines).toContain('  stock        1  2 wrong');
    expect(lines.at(-1)).toBe('First wrong: stock: oversold');
  });
});

function idOf(name: string, key: string): string {
  return commandIdOf(`${by.userId}/${by.customerNumber}`, name, key);
}
