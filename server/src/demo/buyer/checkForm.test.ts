import { describe, expect, test } from '@jest/globals';
import { checkForm, type ReceivedField } from './checkForm.ts';

const line = (index: number, fields: Readonly<Record<string, string>>): ReceivedField[] =>
  Object.entries(fields).map(([name, value]) => [`NEW_ITEM-${name}[${index}]`, value]);
const tomatoes = {
  DESCRIPTION: 'Trostomaten',
  QUANTITY: '2.500',
  UNIT: 'KGM',
  PRICE: '4.990',
  CURRENCY: 'EUR',
  PRICEUNIT: '1',
};
const givenBack: ReceivedField[] = [
  ['~OkCode', 'ADDI'],
  ['~Caller', 'CTLG'],
];
const findingsOf = (...fields: readonly ReceivedField[]) => checkForm([...fields, ...givenBack]).findings;

describe('the buyer of the demo', () => {
  test('accepts a complete basket with a long text, and rebuilds the amount of each line', () => {
    const { items, findings } = checkForm([
      ...line(1, tomatoes),
      ['NEW_ITEM-LONGTEXT_1:132[]', 'x'.repeat(400)],
      ...line(2, { ...tomatoes, QUANTITY: '3', PRICE: '12.50', PRICEUNIT: '10' }),
      ...givenBack,
    ]);
    expect(findings).toEqual([]);
    expect(items.map(({ amount }) => amount)).toEqual([12.48, 3.75]);
  });

  test('finds an index from 0, and a gap', () => {
    expect(findingsOf(...line(0, tomatoes))).toEqual([{ kind: 'index_from_0' }]);
    expect(findingsOf(...line(1, tomatoes), ...line(3, tomatoes))).toEqual([{ kind: 'index_gap' }]);
    expect(findingsOf()).toEqual([{ kind: 'no_items' }]);
  });

  test.each([
    [{ DESCRIPTION: '' }, { kind: 'missing', item: 1, field: 'DESCRIPTION' }],
    [{ UNIT: '' }, { kind: 'missing', item: 1, field: 'UNIT' }],
    [{ CURRENCY: '' }, { kind: 'missing', item: 1, field: 'CURRENCY' }],
    [{ DESCRIPTION: '', MATNR: '100234' }, null],
  ])('requires what the standard requires of an item: %j', (change, finding) => {
    expect(findingsOf(...line(1, { ...tomatoes, ...change }))).toEqual(finding === null ? [] : [finding]);
  });

  test('counts characters, not bytes or UTF-16 units', () => {
    expect(findingsOf(...line(1, { ...tomatoes, DESCRIPTION: '🍅é'.repeat(20) }))).toEqual([]);
    expect(findingsOf(...line(1, { ...tomatoes, DESCRIPTION: 'x'.repeat(41) }))).toEqual([
      { kind: 'too_long', item: 1, field: 'DESCRIPTION', most: 40 },
    ]);
  });

  test.each(['1,5', '-1', '1.2345', '123456789012', '1e3', ' 1'])('refuses the number %s', (price) => {
    expect(findingsOf(...line(1, { ...tomatoes, PRICE: price }))).toEqual([
      { kind: 'no_number', item: 1, field: 'PRICE' },
    ]);
  });

  test('finds unknown and repeated fields, and values that are not given back', () => {
    expect(findingsOf(...line(1, tomatoes), ['NEW_ITEM-DESCRIPTION[1]', 'x'], ['NEW_ITEM-COLOUR[1]', 'red'])).toEqual([
      { kind: 'repeated', item: 1, field: 'DESCRIPTION' },
      { kind: 'unknown', item: 1, field: 'COLOUR' },
    ]);
    expect(checkForm(line(1, tomatoes)).findings.map(({ kind }) => kind)).toEqual(['not_given_back', 'not_given_back']);
  });
});
