import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assessBasket } from '../basket/assessBasket.ts';
import type { ProductFacts } from '../facts.ts';
import { exampleProduct, examplePromo } from '../testing/exampleFacts.ts';
import { mockupBasket } from '../testing/mockupBasket.ts';
import { assessItems } from './assessItems.ts';
import { basketForm, type FormQuestion } from './basketForm.ts';
import { checkForm, readForm } from './checkForm.ts';
import type { FormField } from './fieldLengths.ts';
import { itemPrice, rebuiltCents } from './itemPrice.ts';
import { basketOfQuote, quoteIdOf } from './quoteId.ts';
import { fieldExpressions, punchOutCharsets, usualPunchOutSettings, type PunchOutSettings } from './settings.ts';
import { inCharset } from './texts.ts';
import { wildcardOf } from './wildcardOf.ts';

const words = { deposit: 'Leeggoed', free: 'Gratis' };
const call = { okCode: 'ADDI', targetField: '_top', caller: 'CTLG' };

type Line = readonly [product: ProductFacts, quantity: number];

function questionOf(
  lines: readonly Line[],
  settings: Partial<PunchOutSettings> = {},
  changes: Partial<FormQuestion> & { readonly showPrices?: boolean } = {},
): FormQuestion {
  const { showPrices = true, ...others } = changes;
  const assessment = assessBasket({
    ...mockupBasket,
    customer: { ...mockupBasket.customer, showPrices },
    products: new Map(lines.map(([product]) => [product.articleNumber, product])),
    basket: {
      ...mockupBasket.basket,
      lines: lines.map(([{ articleNumber }, quantity]) => ({ articleNumber, quantity })),
      reference: 'WK11',
      freeSamples: [],
    },
  });
  return {
    assessment,
    settings: { ...usualPunchOutSettings, ...settings },
    language: 'nl',
    charset: 'utf-8',
    words,
    quoteId: 'a'.repeat(32),
    call,
    ...others,
  };
}
const formOf = (...question: Parameters<typeof questionOf>): FormField[] => basketForm(questionOf(...question));
const firstItem = (...question: Parameters<typeof questionOf>) => readForm(formOf(...question))[0]?.fields ?? {};

const butter = exampleProduct({
  articleNumber: '131205',
  name: { nl: 'Roomboter ongezouten', fr: 'Beurre doux' },
  brand: 'Boterveld',
  ean: '5400000000017',
  salesUnit: { nl: 'stuk', fr: 'pièce' },
  prices: { listMills: 3985 },
});
const cheese = exampleProduct({
  articleNumber: '131301',
  name: { nl: 'Jonge kaas', fr: 'Fromage jeune' },
  weightArticle: true,
  unitOfMeasureConversionFactor: 4.5,
  salesUnit: { nl: 'bol', fr: 'boule' },
  priceUnit: { nl: 'kg', fr: 'kg' },
  prices: { listMills: 9990 },
});
const beer = exampleProduct({
  articleNumber: '131400',
  name: { nl: 'Pils bak 24 × 25 cl', fr: 'Pils casier 24 × 25 cl' },
  salesUnit: { nl: 'bak', fr: 'bac' },
  depositMills: 4500,
  prices: { listMills: 15_990 },
});

describe('the form of a basket', () => {
  it('names each article with its price, and gives the fields of the call back', () => {
    expect(formOf([[butter, 12]], { vendor: '104711' })).toEqual([
      { name: 'NEW_ITEM-DESCRIPTION[1]', value: 'Roomboter ongezouten' },
      { name: 'NEW_ITEM-QUANTITY[1]', value: '12.000' },
      { name: 'NEW_ITEM-UNIT[1]', value: 'PCE' },
      { name: 'NEW_ITEM-PRICE[1]', value: '39.850' },
      { name: 'NEW_ITEM-CURRENCY[1]', value: 'EUR' },
      { name: 'NEW_ITEM-PRICEUNIT[1]', value: '10' },
      { name: 'NEW_ITEM-LEADTIME[1]', value: '2' },
      { name: 'NEW_ITEM-VENDOR[1]', value: '104711' },
      { name: 'NEW_ITEM-VENDORMAT[1]', value: '131205' },
      { name: 'NEW_ITEM-MANUFACTCODE[1]', value: 'Boterveld' },
      { name: 'NEW_ITEM-MANUFACTMAT[1]', value: '5400000000017' },
      { name: 'NEW_ITEM-EXT_QUOTE_ID[1]', value: 'a'.repeat(32) },
      { name: 'NEW_ITEM-EXT_QUOTE_ITEM[1]', value: '1' },
      { name: 'NEW_ITEM-EXT_PRODUCT_ID[1]', value: '131205' },
      { name: 'NEW_ITEM-LONGTEXT_1:132[]', value: 'Roomboter ongezouten, Boterveld, doos 6 × 1 l' },
      { name: '~OkCode', value: 'ADDI' },
      { name: '~Target', value: '_top' },
      { name: '~Caller', value: 'CTLG' },
    ]);
  });

  it('leaves out what the call did not name', () => {
    const names = formOf([[butter, 1]], {}, { call: { okCode: '', targetField: '', caller: '' } }).map(
      ({ name }) => name,
    );
    expect(names.filter((name) => name.startsWith('~'))).toEqual([]);
  });

  it('sells a weight article by its estimated weight, or by the piece', () => {
    expect(firstItem([[cheese, 2]])).toMatchObject({
      QUANTITY: '9.000',
      UNIT: 'KGM',
      PRICE: '9.990',
      PRICEUNIT: '1',
    });
    expect(firstItem([[cheese, 2]], { weight: 'piece' })).toMatchObject({
      QUANTITY: '2.000',
      UNIT: 'PCE',
      PRICE: '449.550',
      PRICEUNIT: '10',
    });
  });

  it('charges a deposit on a line of its own, in the price, or not', () => {
    const own = readForm(formOf([[beer, 3]]));
    expect(own.map(({ fields }) => [fields['DESCRIPTION'], fields['QUANTITY'], fields['PRICE']])).toEqual([
      ['Pils bak 24 × 25 cl', '3.000', '15.990'],
      ['Leeggoed Pils bak 24 × 25 cl', '3.000', '4.500'],
    ]);
    // A buyer's system validates items that have one, and would get the price of the article.
    expect(own.map(({ fields }) => fields['EXT_PRODUCT_ID'])).toEqual(['131400', undefined]);
    expect(firstItem([[beer, 3]], { deposit: 'in_price' })).toMatchObject({ PRICE: '20.490' });
    const omitted = readForm(formOf([[beer, 3]], { deposit: 'omitted' }));
    expect(omitted.map(({ fields }) => fields['PRICE'])).toEqual(['15.990']);
  });

  it('names free articles at no price, or leaves them out', () => {
    const { assessment } = questionOf([[butter, 12]]);
    const gift = {
      kind: 'sample' as const,
      articleNumber: '900001',
      name: { nl: 'Proefpakje', fr: 'Échantillon' },
      erpNumber: null,
      quantity: 1,
      groupCode: 'dairy',
      board: 'dry',
      icon: null,
      product: exampleProduct({ articleNumber: '900001' }),
    };
    const withGift = { assessment: { ...assessment, freeLines: [gift] } };
    const items = readForm(formOf([[butter, 12]], {}, withGift));
    expect(items[1]?.fields).toMatchObject({ DESCRIPTION: 'Gratis Proefpakje', PRICE: '0.000', CURRENCY: 'EUR' });
    expect(items[1]?.fields['EXT_PRODUCT_ID']).toBeUndefined();
    expect(readForm(formOf([[butter, 12]], { free_articles: 'omitted' }, withGift))).toHaveLength(1);
  });

  it('names no price to a user who sees none', () => {
    const item = firstItem([[beer, 3]], { custom_fields: [{ field: 1, value: 'deposit' }] }, { showPrices: false });
    expect(Object.keys(item).filter((field) => /PRICE|CURRENCY|CUST/.test(field))).toEqual([]);
  });

  it('uses the buyer’s own unit where the settings name one', () => {
    const units = [
      { iso: 'PCE', own: 'ST' },
      { iso: 'KGM', own: 'KG' },
    ];
    expect(firstItem([[butter, 1]], { units })).toMatchObject({ UNIT: 'ST' });
    expect(firstItem([[cheese, 1]], { units })).toMatchObject({ UNIT: 'KG' });
    expect(firstItem([[beer, 1]], { units })).toMatchObject({ UNIT: 'CR' });
  });

  it('fills CUST_FIELDs by the settings', () => {
    const values = Object.fromEntries(
      fieldExpressions.map((value) => [
        value,
        firstItem([[beer, 3]], { custom_fields: [{ field: 5, value }] })['CUST_FIELD5'],
      ]),
    );
    expect(values).toEqual({
      article_number: '131400',
      brand: 'Boterveld',
      pack: 'doos 6 × 1 l',
      ean: undefined,
      group_code: 'dairy',
      subgroup_code: 'cream',
      tax_percentage: '6',
      deposit: '4.500',
      unit: 'bak',
      price_unit: 'st',
      customer_number: mockupBasket.customer.customerNumber,
      basket_reference: 'WK11',
      delivery_date: mockupBasket.basket.delivery?.day.replaceAll('-', ''),
    });
  });

  it('names an article without a readable name by its number', () => {
    const blank = exampleProduct({ articleNumber: '131205', name: { nl: ' \u0007', fr: ' ' } });
    expect(firstItem([[blank, 1]])).toMatchObject({ DESCRIPTION: '131205' });
  });

  it('cuts at characters, and never halves one', () => {
    const name = `${'a'.repeat(39)}🧀🧀`;
    expect(firstItem([[exampleProduct({ name: { nl: name, fr: name } }), 1]])).toMatchObject({
      DESCRIPTION: `${'a'.repeat(39)}🧀`,
    });
    const accented = 'é'.repeat(50);
    expect(firstItem([[exampleProduct({ name: { nl: accented, fr: accented } }), 1]])).toMatchObject({
      DESCRIPTION: 'é'.repeat(40),
      LONGTEXT: expect.stringContaining(accented),
    });
  });

  it.each([
    ['utf-8', 'Crème – 5 € “œuf” 🧀'],
    ['iso-8859-1', 'Crème - 5 EUR "oeuf" ?'],
    ['iso-8859-15', 'Crème - 5 € "œuf" ?'],
    ['windows-1252', 'Crème – 5 € “œuf” ?'],
  ] as const)('writes %s in its own characters', (charset, description) => {
    const name = 'Crème – 5 € “œuf” 🧀';
    expect(firstItem([[exampleProduct({ name: { nl: name, fr: name } }), 1]], {}, { charset })).toMatchObject({
      DESCRIPTION: description,
    });
  });

  it('sells a weight article by the piece where no price per kilo would rebuild the amount', () => {
    const vat = { ...cheese, depositMills: 4501, unitOfMeasureConversionFactor: 27 };
    const items = [3700, 9990].map((quantity) => firstItem([[vat, quantity]], { deposit: 'in_price' }));
    expect(items.map(({ UNIT }) => UNIT)).toEqual(['KGM', 'PCE']);
  });

  it('is right by the standard for any articles and settings, and rebuilds every line’s amount to the cent', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    const product = fc
      .record({
        name: text,
        brand: text,
        listMills: fc.integer({ min: 0, max: 9_999_999 }),
        depositMills: fc.constantFrom(0, 100, 4500, 4501),
        factor: fc.constantFrom(1, 0.333333, 4.5, 12, 0.000001, 1.2345),
        weightArticle: fc.boolean(),
        orderableByOrderUnit: fc.boolean(),
      })
      .map(({ name, brand, listMills, factor, ...others }) => ({
        name: { nl: name, fr: name },
        brand,
        ...others,
        unitOfMeasureConversionFactor: factor,
        orderUnitConversionFactor: factor,
        soldPer: 0.001,
        minimumOrder: 0.001,
        maximumOrder: 99_999,
        prices: { listMills },
      }));
    const settings = fc.record({
      deposit: fc.constantFrom('line', 'in_price', 'omitted'),
      weight: fc.constantFrom('weight', 'piece'),
      free_articles: fc.constantFrom('line', 'omitted'),
      custom_fields: fc.uniqueArray(
        fc.record({ field: fc.integer({ min: 1, max: 5 }), value: fc.constantFrom(...fieldExpressions) }),
        { maxLength: 5, selector: ({ field }) => field },
      ),
    });
    const lines = fc.array(fc.tuple(product, fc.integer({ min: 1, max: 99_999_000 })), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(lines, settings, fc.constantFrom(...punchOutCharsets), (drawn, chosen, charset) => {
        const articles = drawn.map(([changes, thousandths], index): Line => [
          exampleProduct({ ...changes, articleNumber: String(131_000 + index) }),
          thousandths / 1000,
        ]);
        const question = questionOf(articles, chosen, { charset });
        const items = readForm(basketForm(question));
        expect(checkForm(basketForm(question))).toEqual([]);
        expect(items.map(({ index }) => index)).toEqual(items.map((_, place) => place + 1));
        const centsOf = (fields: Readonly<Record<string, string>> = {}) =>
          rebuiltCents(Number(fields['QUANTITY']), {
            priceMills: Math.round(Number(fields['PRICE']) * 1000),
            priceUnit: Number(fields['PRICEUNIT']),
          });
        const { countedLines } = question.assessment;
        const expected = countedLines.flatMap(({ lineCents, depositCents }) => {
          if (chosen.deposit === 'in_price') return [lineCents + depositCents];
          return chosen.deposit === 'line' && depositCents > 0 ? [lineCents, depositCents] : [lineCents];
        });
        expect(items.map(({ fields }) => centsOf(fields))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the days until delivery', () => {
  it.each([
    ['2026-03-09T22:30:00Z', '2'],
    ['2026-03-09T23:30:00Z', '1'],
    ['2026-03-10T21:30:00Z', '1'],
    ['2026-03-11T08:00:00Z', '0'],
  ])('at %s are %s, by the calendar of Brussels', (now, days) => {
    const { assessment } = questionOf([[butter, 12]]);
    const { delivery: mockupDelivery } = assessment.basket;
    if (mockupDelivery === null) throw new Error('the mock-up has a day');
    const basket = { ...assessment.basket, delivery: { ...mockupDelivery, day: '2026-03-11' } };
    const asked = { ...assessment, now: new Date(now), basket };
    expect(firstItem([[butter, 12]], {}, { assessment: asked })).toMatchObject({ LEADTIME: days });
  });
});

describe('items outside a basket', () => {
  const promo = examplePromo({
    type: 'promotion_mixed_article',
    articleNumbers: ['131205', '131301'],
    minQuantity: 2,
    percentage: 50,
  });
  it('have their own price, whatever other articles the answer names', () => {
    const products = [butter, { ...cheese, weightArticle: false }].map((product) => ({ ...product, promo }));
    const facts = { ...mockupBasket, products: new Map(products.map((each) => [each.articleNumber, each])) };
    const items = products.map(({ articleNumber }) => ({ articleNumber, quantity: 1 }));
    const centsOf = ({ countedLines }: Pick<ReturnType<typeof assessItems>, 'countedLines'>) =>
      countedLines.map(({ lineCents }) => lineCents).toSorted((first, second) => first - second);
    const answer = assessItems(facts, items);
    expect(centsOf(answer)).toEqual(
      centsOf({ countedLines: items.flatMap((item) => assessItems(facts, [item]).countedLines) }),
    );
    expect(answer.freeLines).toEqual([]);
    const basket = assessBasket({ ...facts, basket: { ...facts.basket, lines: items, freeSamples: [] } });
    expect(centsOf(basket)).not.toEqual(centsOf(answer));
  });

  it('are one item per article, without a line for its deposit', () => {
    const pricesOf = (settings: Partial<PunchOutSettings>) =>
      readForm(formOf([[beer, 3]], settings, { quoteId: null })).map(({ fields }) => fields['PRICE']);
    expect(pricesOf({ deposit: 'line' })).toEqual(['15.990']);
    expect(pricesOf({ deposit: 'in_price' })).toEqual(['20.490']);
  });

  it('have the smallest quantity where none or an impossible one is asked, and unknown articles are omitted', () => {
    const box = { ...butter, minimumOrder: 6, soldPer: 6 };
    const facts = { ...mockupBasket, products: new Map([[box.articleNumber, box]]) };
    const quantities = [null, 0, 5, 12].map(
      (quantity) => assessItems(facts, [{ articleNumber: box.articleNumber, quantity }]).countedLines[0]?.quantity,
    );
    expect(quantities).toEqual([6, 6, 6, 12]);
    expect(assessItems(facts, [{ articleNumber: '999999', quantity: 1 }]).countedLines).toEqual([]);
  });
});

describe('the price of an item', () => {
  it.each([
    [12, 4782, 3985, { priceMills: 39_850, priceUnit: 10 }],
    [1, 399, 3985, { priceMills: 3990, priceUnit: 1 }],
    [3, 1000, 3333.333, { priceMills: 33_330, priceUnit: 10 }],
    [7000, 10_000, 14.2857, { priceMills: 142_860, priceUnit: 10_000 }],
    [90_000, 1, 0.000111, { priceMills: 1, priceUnit: 10_000 }],
  ])('of %d units for %d cents is in whole cents where the amount allows it', (quantity, cents, mills, price) => {
    expect(itemPrice(quantity, cents, mills)).toEqual(price);
    expect(rebuiltCents(quantity, itemPrice(quantity, cents, mills))).toBe(cents);
  });
});

describe('a received form', () => {
  it.each([
    [[['NEW_ITEM-DESCRIPTION[0]', 'Boter']], ['index_from_zero DESCRIPTION', 'missing UNIT', 'missing QUANTITY']],
    [[['NEW_ITEM-QUANTITY[1]', '1']], ['missing DESCRIPTION']],
    [
      [
        ['NEW_ITEM-MATNR[1]', '1'],
        ['NEW_ITEM-QUANTITY[1]', '1,5'],
        ['NEW_ITEM-PRICE[1]', '123456789012.000'],
      ],
      ['too_long PRICE', 'not_a_number QUANTITY', 'not_a_number PRICE', 'missing CURRENCY'],
    ],
  ])('with %j has the faults %j', (pairs, faults) => {
    const fields = pairs.map(([name = '', value = '']) => ({ name, value }));
    expect(checkForm(fields).map(({ code, field }) => `${code} ${field}`)).toEqual(faults);
  });

  it('is read by index, whatever the order of its fields', () => {
    const fields = [
      { name: 'NEW_ITEM-LONGTEXT_2:132[]', value: 'lang' },
      { name: 'NEW_ITEM-DESCRIPTION[2]', value: 'twee' },
      { name: 'new_item-description[1]', value: 'een' },
    ];
    expect(readForm(fields)).toEqual([
      { index: 1, fields: { DESCRIPTION: 'een' } },
      { index: 2, fields: { LONGTEXT: 'lang', DESCRIPTION: 'twee' } },
    ]);
  });
});

it('a basket is found again by its EXT_QUOTE_ID', () => {
  const basketId = '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c31';
  expect(basketOfQuote(quoteIdOf(basketId))).toBe(basketId);
  expect(basketOfQuote(`${quoteIdOf(basketId)}0`)).toBeNull();
  expect(basketOfQuote("' or 1=1")).toBeNull();
});

it.each([
  ['*fri*t*', 'Diepvriesfrietjes', true],
  ['fri*', 'Frites', true],
  ['fri*', 'Diepvriesfrieten', false],
  ['*room', 'Zure room', true],
  ['creme', 'Volle crème', true],
  ['a*a', 'a', false],
  ['*', 'iets', true],
])('the search %s finds %s: %s', (search, text, isFound) => {
  expect(wildcardOf(search)(text)).toBe(isFound);
});

it('a text in a charset has only characters of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const character of inCharset(text, 'iso-8859-1')) expect(character.codePointAt(0)).toBeLessThan(256);
    }),
  );
});
