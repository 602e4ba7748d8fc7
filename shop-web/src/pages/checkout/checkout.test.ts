import { describe, expect, test } from '@jest/globals';
import { assessBasket } from '@talloor/rules/basket/assessBasket.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { viewBasket } from '@talloor/rules/basket/viewBasket.ts';
import { codeTexts, exampleProduct } from '@talloor/rules/testing/exampleFacts.ts';
import { mockupBasket } from '@talloor/rules/testing/mockupBasket.ts';
import { changesBetween } from '../../basket/changesBetween.ts';
import { streetOf } from '../../orders/streetOf.ts';
import {
  addressOf,
  checkCheckout,
  cityFor,
  emailsOf,
  fromBook,
  initialValues,
  longest,
  type CheckoutValues,
} from './checkoutValues.ts';

type Lines = readonly { articleNumber: string; quantity: number }[];
const basketOf = (lines: Lines): BasketView =>
  viewBasket(assessBasket({ ...mockupBasket, basket: { ...mockupBasket.basket, lines } }), 'nl', codeTexts);
const withOnions = (changes: Parameters<typeof exampleProduct>[0]): BasketView => {
  const onions = exampleProduct({ articleNumber: '100855', ...changes });
  const products = new Map(mockupBasket.products).set('100855', onions);
  return viewBasket(assessBasket({ ...mockupBasket, products }), 'nl', codeTexts);
};
const lines = mockupBasket.basket.lines;
const shownBasket = basketOf(lines);

const values = (changes: Partial<CheckoutValues> = {}): CheckoutValues => ({
  ...initialValues(shownBasket),
  ...changes,
});
const other = {
  addressKind: 'other',
  name: 'Tuinzaal',
  postal: '9000',
  city: 'Gent',
  street: 'Rekelingestraat',
  number: '5',
} as const;
const fieldsOf = (changes: Partial<CheckoutValues>, isReferenceRequired = false) => [
  ...checkCheckout(values(changes), isReferenceRequired).keys(),
];

describe('the form of the checkout', () => {
  test('accepts the standard address without further input', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(addressOf(values())).toBeNull();
  });

  test("opens with the draft, also when it chose the standard address, and with the basket's reference", () => {
    const elsewhere = {
      name: 'Zaal',
      postal: '8000',
      city: 'Brugge',
      street: 'Kouter',
      street_number: '2',
      po_box: '',
    };
    const basketWithAddress = { ...shownBasket, alternative_address: elsewhere };
    expect(initialValues(basketWithAddress)).toMatchObject({ addressKind: 'other', street: 'Kouter' });
    const draft = { addressKind: 'standard', message: 'Zijdeur', reference: 'OUD' };
    const formValues = initialValues(basketWithAddress, draft);
    expect(formValues).toMatchObject({ addressKind: 'standard', message: 'Zijdeur', reference: shownBasket.po_number });
    expect(addressOf(formValues)).toBeNull();
  });

  test('requires a reference only from customers who need one', () => {
    expect(fieldsOf({ reference: '  ' }, true)).toEqual(['reference']);
    expect(fieldsOf({ reference: 'WK11' }, true)).toEqual([]);
  });

  test('requires every field of another address, except the box', () => {
    expect(fieldsOf({ addressKind: 'other' })).toEqual(['name', 'postal', 'city', 'street', 'number']);
    expect(fieldsOf({ ...other, postal: '900' })).toEqual(['postal']);
    expect(fieldsOf({ ...other, postal: '90000' })).toEqual(['postal']);
    expect(fieldsOf(other)).toEqual([]);
    expect(addressOf(values({ ...other, name: ' Tuinzaal ' }))).toEqual({
      name: 'Tuinzaal',
      postal: '9000',
      city: 'Gent',
      street: 'Rekelingestraat',
      street_number: '5',
      po_box: '',
    });
  });

  test('reports an undelivered postal code at its field, only for another address', () => {
    expect(checkCheckout(values(other), false, true).get('postal')).toBe('undelivered');
    expect(checkCheckout(values(), false, true).size).toBe(0);
  });

  test('limits the fields of another address to the lengths that the server accepts', () => {
    expect(longest).toMatchObject({ name: 32, postal: 4, city: 26, number: 5, box: 5, reference: 30, message: 400 });
  });

  test('chooses the first city of a postal code, keeps a valid city, and keeps the typed city without cities', () => {
    expect(cityFor('', ['Koolkerke', 'Brugge'])).toBe('Koolkerke');
    expect(cityFor('Brugge', ['Koolkerke', 'Brugge'])).toBe('Brugge');
    expect(cityFor('Gent', ['Koolkerke'])).toBe('Koolkerke');
    expect(cityFor('Nergenshuizen', [])).toBe('Nergenshuizen');
  });

  test('an address book entry fills every field of the address', () => {
    const entry = {
      name: 'Zaal',
      postal: '8400',
      city: 'Oostende',
      street: 'Zeedijk',
      street_number: '2',
      po_box: '1',
    };
    expect(addressOf(values({ addressKind: 'other', ...fromBook(entry) }))).toEqual(entry);
  });

  test('opens with the address and reference of the basket', () => {
    const keptAddress = { name: 'A', postal: '9000', city: 'Gent', street: 'B', street_number: '1', po_box: '2' };
    expect(initialValues({ ...shownBasket, alternative_address: keptAddress, po_number: 'WK11' })).toMatchObject({
      addressKind: 'other',
      name: 'A',
      box: '2',
      reference: 'WK11',
    });
  });

  test('opens with a reference that was typed but not kept, unless a colleague kept another one since', () => {
    const draft = { reference: 'KEUKEN 7', keptReference: 'WK11' };
    const openedWith = (po_number: string) => initialValues({ ...shownBasket, po_number }, draft).reference;
    expect([openedWith('WK11'), openedWith('WK12')]).toEqual(['KEUKEN 7', 'WK12']);
  });

  test('splits extra email addresses at separators, and names an invalid one or too many', () => {
    expect(emailsOf('a@b.be, c@d.be;e@f.be\n')).toEqual(['a@b.be', 'c@d.be', 'e@f.be']);
    const wrong = checkCheckout(values({ emails: 'a@b.be, keuken@' }), false);
    expect(wrong.get('emails')).toEqual({ email: 'keuken@' });
    const six = Array.from({ length: 6 }, (_, index) => `k${index}@b.be`).join(',');
    expect(checkCheckout(values({ emails: six }), false).get('emails')).toBe('emailsMost');
  });
});

describe('the street of an order', () => {
  const address = {
    kind: 'alternative',
    name: 'Keuken',
    street: 'Kouter',
    street_number: '2',
    postal: '9000',
  } as const;
  test('is complete when known, and empty when unknown', () => {
    expect(streetOf({ ...address, po_box: '3', city: 'Gent' })).toBe('Kouter 2 / 3');
    expect(streetOf({ ...address, po_box: '', city: 'Gent' })).toBe('Kouter 2');
    expect(streetOf({ ...address, street: null, street_number: null, po_box: null, city: 'Gent' })).toBe('');
    expect(streetOf(null)).toBe('');
  });
});

describe('the changes of the basket since the amount was shown', () => {
  const change = (next: Lines) => changesBetween(shownBasket, basketOf(next));

  test('are empty when the basket is the same', () => {
    expect(change(lines)).toEqual([]);
  });

  test('name a changed quantity and the new amount to pay', () => {
    const four = lines.map((line) => (line.articleNumber === '100855' ? { ...line, quantity: 4 } : line));
    expect(change(four)).toEqual([
      { kind: 'quantity', article: 'artikel 100855', before: 2, after: 4 },
      {
        kind: 'total',
        before: { amount: 316.96, isApproximate: true },
        after: { amount: 330.42, isApproximate: true },
      },
    ]);
  });

  test('name a changed price, an added line, a removed line and a changed delivery cost', () => {
    const after = withOnions({ prices: { listMills: 26_350 } });
    expect(changesBetween(shownBasket, after).map(({ kind }) => kind)).toEqual(['price', 'delivery', 'total']);
    expect(change(lines.slice(1)).map(({ kind }) => kind)).toEqual(['gone']);
    expect(changesBetween(basketOf(lines.slice(0, -1)), shownBasket).map(({ kind }) => kind)).toEqual([
      'added',
      'total',
    ]);
  });

  test('name a line that can no longer be ordered, and one that can again', () => {
    const after = withOnions({ status: 'not_orderable' });
    expect(changesBetween(shownBasket, after)[0]).toEqual({
      kind: 'faulty',
      article: 'artikel 100855',
      why: 'item.not_orderable',
    });
    expect(changesBetween(after, shownBasket)[0]).toEqual({ kind: 'repaired', article: 'artikel 100855' });
  });

  test('name a free article that falls away or is given in another number', () => {
    const [first] = shownBasket.free_lines;
    if (!first) throw new Error('the basket gives nothing for free');
    const after = { ...shownBasket, free_lines: [{ ...first, quantity: first.quantity + 1 }] };
    expect(changesBetween(after, { ...shownBasket, free_lines: [] })).toEqual([
      { kind: 'free', article: first.name, before: first.quantity + 1, after: 0 },
    ]);
    expect(changesBetween({ ...shownBasket, free_lines: [first] }, after)).toEqual([
      { kind: 'free', article: first.name, before: first.quantity, after: first.quantity + 1 },
    ]);
  });
});
