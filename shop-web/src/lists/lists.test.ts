import { describe, expect, test } from '@jest/globals';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import fc from 'fast-check';
import { exampleProduct } from '../testing/exampleProduct.ts';
import { moveBefore, moveBy } from './arrangement.ts';
import { createListToggles, type Toggle } from './createListToggles.ts';
import { namesake } from './namesake.ts';
import { wholeList } from './wholeList.ts';

describe('the name of a new list', () => {
  const lists = [{ name: 'Proef' }, { name: 'Weekmenu' }];
  test('is taken when another list has it, ignoring case and spaces', () => {
    expect(namesake(' proef ', lists)).toEqual({ name: 'Proef' });
  });
  test('is free when no list has it, when it is empty, and while lists load', () => {
    expect(namesake('Proef 2', lists)).toBeUndefined();
    expect(namesake('  ', [{ name: ' ' }])).toBeUndefined();
    expect(namesake('Proef', undefined)).toBeUndefined();
  });
});

describe('a list toggle', () => {
  function server() {
    const sent: { readonly on: boolean; readonly answer: (fails?: boolean) => void }[] = [];
    const shown: boolean[] = [];
    const toggle = createListToggles({
      send: ({ on }) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ on, answer: (fails = false) => (fails ? reject(new Error('refused')) : resolve()) });
        }),
      show: ({ on }) => shown.push(on),
    });
    const set = (on: boolean) => toggle({ listId: 'a', articleNumber: '1', on } satisfies Toggle);
    const sentOf = async (index: number) => {
      while (sent[index] === undefined) await new Promise((resolve) => setTimeout(resolve));
      return sent[index];
    };
    return { set, sentOf, sent, shown };
  }

  test('shows before the request is sent', async () => {
    const { set, shown, sent, sentOf } = server();
    const change = set(true);
    expect([shown, sent.length]).toEqual([[true], 0]);
    (await sentOf(0)).answer();
    await change;
    expect(shown).toEqual([true]);
  });

  test('shows the previous state again when the server rejects it', async () => {
    const { set, shown, sentOf } = server();
    const change = set(true);
    (await sentOf(0)).answer(true);
    await expect(change).rejects.toThrow('refused');
    expect(shown).toEqual([true, false]);
  });

  test('sends only the latest of several changes made during a request', async () => {
    const { set, sent, sentOf } = server();
    const change = set(true);
    const first = await sentOf(0);
    void set(false);
    void set(true);
    const last = set(false);
    first.answer();
    (await sentOf(1)).answer();
    await Promise.all([change, last]);
    expect(sent.map(({ on }) => on)).toEqual([true, false]);
  });
});

describe('a whole list added to the basket', () => {
  const [now, nothingInBasket] = [0, () => 0];
  const whole = (
    products: readonly (ProductView | null)[],
    quantityOf: (article: string) => number = nothingInBasket,
  ) =>
    wholeList(
      products.map((product, place) => ({ artNo: product?.article_number ?? `line ${place + 1}`, product })),
      quantityOf,
      now,
    );

  test('takes the sales multiple of each article, or a larger minimum order', () => {
    const products = [
      exampleProduct({ article_number: '1', sold_per: 6, minimum_order: 1 }),
      exampleProduct({ article_number: '2', sold_per: 1, minimum_order: 4 }),
    ];
    expect(whole(products).items).toEqual({ 1: 6, 2: 4 });
  });
  test('takes the last ordered quantities when asked to', () => {
    const products = [
      exampleProduct({ article_number: '1', sold_per: 6, last_order_quantity: 12 }),
      exampleProduct({ article_number: '2', sold_per: 1, last_order_quantity: null }),
      exampleProduct({ article_number: '3', sold_per: 1, stock: 4, last_order_quantity: 9 }),
    ];
    const lines = products.map((product) => ({ artNo: product.article_number, product }));
    expect(wholeList(lines, nothingInBasket, now, true).items).toEqual({ 1: 12, 2: 1, 3: 4 });
    expect(wholeList(lines, nothingInBasket, now).items).toEqual({ 1: 6, 2: 1, 3: 1 });
  });
  test('leaves out mussels, which are ordered separately, and articles already in the basket', () => {
    const products = [
      exampleProduct({ article_number: '1', group_code: 'VCG' }),
      exampleProduct({ article_number: '2' }),
    ];
    expect(whole(products, (article) => (article === '2' ? 5 : 0))).toEqual({
      items: {},
      replacements: new Map(),
      leftOut: [
        { article: products[0]?.name, reason: 'own_flow' },
        { article: products[1]?.name, reason: 'in_basket' },
      ],
    });
  });
  test('takes the replacement of an unorderable article, unless the list already has it', () => {
    const unavailable = { status: 'out_of_assortment', is_orderable: false } as const;
    const products = [
      exampleProduct({ article_number: '1', ...unavailable, replacement: { article_number: '9', name: '' } }),
      exampleProduct({
        article_number: '2',
        name: 'Ui',
        ...unavailable,
        replacement: { article_number: '3', name: '' },
      }),
      exampleProduct({ article_number: '3' }),
      exampleProduct({ article_number: '4', name: 'Look', ...unavailable, replacement: null }),
      null,
    ];
    const { items, replacements, leftOut } = whole(products);
    expect([Object.keys(items), [...replacements.keys()]]).toEqual([['3'], ['9']]);
    expect(leftOut.map(({ article }) => article)).toEqual(['Look', 'line 5', 'Ui']);
  });
  test('names every article that is left out, with its reason', () => {
    const products = [
      exampleProduct({ name: 'A', article_number: '1', status: 'out_of_assortment', is_orderable: false }),
      exampleProduct({ name: 'B', article_number: '2', status: 'not_orderable', is_orderable: false }),
      exampleProduct({ name: 'C', article_number: '3', stock: 0 }),
      exampleProduct({ name: 'D', article_number: '4', order_before: 0 }),
      exampleProduct({ name: 'E', article_number: '5', stock: 2, minimum_order: 6, sold_per: 6 }),
      exampleProduct({ name: 'F', article_number: '6' }),
      null,
    ];
    const { leftOut } = whole(products, (article) => (article === '6' ? 1 : 0));
    expect(leftOut.map(({ article, reason }) => [article, reason])).toEqual([
      ['A', 'out_of_assortment'],
      ['B', 'not_orderable'],
      ['C', 'no_stock'],
      ['D', 'closed'],
      ['E', 'no_stock'],
      ['F', 'in_basket'],
      ['line 7', 'out_of_assortment'],
    ]);
  });
});

describe('the order of a list', () => {
  const articles = fc.uniqueArray(fc.integer({ min: 1, max: 50 }).map(String), { minLength: 1, maxLength: 20 });
  test('keeps every article exactly once when one moves', () => {
    fc.assert(
      fc.property(articles, fc.nat(), fc.nat(), (order, from, to) => {
        const article = order[from % order.length] ?? '';
        const before = order[to % (order.length + 1)] ?? null;
        const newOrder = moveBefore(order, article, before);
        expect(newOrder.toSorted()).toEqual(order.toSorted());
        const follower = newOrder[newOrder.indexOf(article) + 1] ?? null;
        expect(before === article || follower === before).toBe(true);
      }),
    );
  });
  test('a moved article changes places with its visible neighbour, past hidden articles', () => {
    expect(moveBy(['a', 'x', 'b'], ['a', 'b'], 'a', 1)).toEqual(['x', 'b', 'a']);
    expect(moveBy(['a', 'x', 'b'], ['a', 'b'], 'b', -1)).toEqual(['b', 'a', 'x']);
    expect(moveBy(['a', 'x', 'b'], ['a', 'b'], 'a', -1)).toBeNull();
  });
});
