import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ProductFacts } from '../facts.ts';
import { judgeQuantity } from '../quantity/judgeQuantity.ts';
import { exampleProduct } from '../testing/exampleFacts.ts';
import { judgeUpload, type UploadRow } from './judgeUpload.ts';
import { readArticle } from './readArticle.ts';
import { decimalMarkOf, readQuantity } from './readQuantity.ts';

const row = (article: string, quantity: string, changes: Partial<UploadRow> = {}): UploadRow => ({
  row: 2,
  column: 0,
  article,
  quantity,
  unit: '',
  text: '',
  hidden: false,
  add: false,
  ...changes,
});

function judge(
  rows: readonly UploadRow[],
  { products = [exampleProduct()], basket = {} as Readonly<Record<string, number>> } = {},
) {
  const byNumber = new Map(products.map((product) => [product.articleNumber, product]));
  return judgeUpload(rows, {
    decimal: 'comma',
    articles: new Map(
      products.flatMap(({ articleNumber, ean }) =>
        [articleNumber, ean ?? articleNumber].map((code) => [code, articleNumber] as const),
      ),
    ),
    products: byNumber,
    basket: new Map(Object.entries(basket)),
  });
}
const verdicts = (...[rows, setup]: Parameters<typeof judge>) =>
  judge(rows, setup).map(({ verdict, reasons, becomes }) => [verdict, reasons[0]?.code ?? null, becomes]);
const verdictOf = (article: string, quantity: string, product: Partial<ProductFacts> = {}, basket = {}) =>
  verdicts([row(article, quantity)], { products: [exampleProduct(product)], basket })[0];

test('an orderable row is added with its amount', () => {
  expect(judge([row('131244', '6')])).toMatchObject([
    { verdict: 'added', reasons: [], becomes: 6, adds: 6, together: null, cents: 6000 },
  ]);
});

test('a barcode is matched with its article', () => {
  expect(verdictOf('5400112268919', '2', { ean: '5400112268919' })).toEqual(['added', null, 2]);
});

test.each([
  ['', '3', ['article_missing', null, null]],
  ['131244', '', ['empty_skipped', null, null]],
  ['Zuivel', '', ['remark_skipped', null, null]],
  ['Bestelling week 12', '', ['remark_skipped', null, null]],
  ['999812', '2', ['invalid_article', 'number_unknown', null]],
  ['5,40011E+12', '2', ['invalid_article', 'number_shortened', null]],
  ['5400112268918', '2', ['invalid_article', 'barcode_mistyped', null]],
  ['9'.repeat(30), '2', ['not_numeric', 'article_text', null]],
  ['131244', '4-', ['quantity_invalid', 'quantity_negative', null]],
  ['131244', '−4', ['quantity_invalid', 'quantity_negative', null]],
  ['13O244', '2', ['not_numeric', 'article_letter_o', null]],
  ['ABC-XYZ', '2', ['not_numeric', 'article_text', null]],
  ['131244', 'tien', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '2 x 6', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '1 000', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '10 of 12', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '1e3', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '1E+02', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '± 5', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '=B2-C2', ['quantity_unclear', 'quantity_formula', null]],
  ['131244', '20/11/2026', ['quantity_unclear', 'quantity_date', null]],
  ['131244', '2.0000000000000004', ['added', null, 2]],
  ['131244', '1.9999999999999998', ['added', null, 2]],
  ['131244', '5E-17', ['quantity_unclear', 'quantity_text', null]],
  ['131244', '0', ['zero_skipped', null, null]],
  ['131244', '-4', ['quantity_invalid', 'quantity_negative', null]],
  ['131244', '2,5', ['quantity_invalid', 'quantity_fraction', null]],
  ['Totaal', '85', ['total_skipped', null, null]],
  ['Totaal excl. btw', '85', ['total_skipped', null, null]],
  ['Sous-total : 12 articles', '85', ['total_skipped', null, null]],
  ['Total général TVAC', '85', ['total_skipped', null, null]],
  ['Total Yoghurt 0 %', '5', ['not_numeric', 'article_text', null]],
])('a row with article %j and quantity %j gets its verdict', (article, quantity, verdict) => {
  expect(verdictOf(article, quantity)).toEqual(verdict);
});

test('a quantity is adjusted to an orderable one, with the reason', () => {
  expect(verdictOf('131244', '20', { soldPer: 6 })).toEqual(['quantity_adjusted', 'not_multiple', 24]);
  expect(verdictOf('131244', '2', { minimumOrder: 6 })).toEqual(['quantity_adjusted', 'below_minimum', 6]);
  expect(verdictOf('131244', '999999')).toEqual(['quantity_adjusted', 'above_maximum', 9999]);
  expect(verdictOf('131244', '24', { stock: 8 })).toEqual(['stock_adjusted', 'stock', 8]);
  expect(verdictOf('131244', '12', { stock: 8, soldPer: 6 })).toEqual(['stock_adjusted', 'stock', 6]);
  expect(verdictOf('131244', '1,5', { soldPer: 0.25 })).toEqual(['added', null, 1.5]);
  expect(verdictOf('131244', '2,5', { weightArticle: true })).toEqual(['quantity_invalid', 'quantity_fraction', null]);
  const byWeight = { weightArticle: true, soldPer: 0.1, minimumOrder: 0.1 };
  expect(verdictOf('131244', '500 g', byWeight)).toEqual(['added', 'converted', 0.5]);
  expect(verdicts([row('131244', '2500', { unit: 'gr' })], { products: [exampleProduct(byWeight)] })).toEqual([
    ['added', 'converted', 2.5],
  ]);
  expect(verdictOf('131244', '1.000')).toEqual(['quantity_adjusted', 'thousands', 1000]);
});

test('an article that is not orderable is unavailable, with the reason', () => {
  expect(verdictOf('131244', '1', { status: 'out_of_assortment' })).toEqual(['unavailable', 'out_of_assortment', null]);
  expect(verdictOf('131244', '1', { status: 'not_orderable' })).toEqual(['unavailable', 'not_orderable', null]);
  expect(verdictOf('131244', '1', { stock: 0 })).toEqual(['unavailable', 'no_stock', null]);
});

test('rows of one article are added up in its first row, and the others refer to it', () => {
  expect(judge([row('131244', '5'), row('131244', '7', { row: 9 })])).toMatchObject([
    { verdict: 'added', reasons: [{ code: 'together', parameters: { rows: '2, 9', quantity: 12 } }], becomes: 12 },
    { verdict: 'added_up', reasons: [{ code: 'added_up', parameters: { row: 2 } }], becomes: null, adds: 0 },
  ]);
});

test('an article in the basket keeps its quantity unless the row is added', () => {
  const basket = { '131244': 12 };
  expect(judge([row('131244', '6')], { basket })).toMatchObject([
    { verdict: 'already_in_basket', reasons: [{ parameters: { quantity: 12 } }], becomes: 12, adds: 0, together: 18 },
  ]);
  expect(judge([row('131244', '6', { add: true })], { basket })).toMatchObject([
    { verdict: 'added', becomes: 18, adds: 6, cents: 6000 },
  ]);
  const scarce = { products: [exampleProduct({ stock: 12 })], basket };
  expect(judge([row('131244', '6')], scarce)).toMatchObject([{ verdict: 'already_in_basket', together: null }]);
});

test.each([
  ['6', 6],
  ["1'250,5", 1250.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234.567', 1_234_567],
  ['0,250', 0.25],
  ['1,125', 1.125],
  ['2.5', 2.5],
  ['6 st', 6],
  ['1,5 kg', 1.5],
  ['x4', 4],
  ['(4)', -4],
  ['６', 6],
])('the quantity %j is read as %d', (text, value) => {
  expect(readQuantity(text, 'comma')).toMatchObject({ kind: 'number', value });
});

test.each(['2 x 6', '1 000', '1.2.3', '12,34,5', '--5', '1e999', 'NaN', 'Infinity', '0x10'])(
  '%j is no quantity',
  (text) => {
    expect(readQuantity(text, 'unknown')).toEqual({ kind: 'text' });
  },
);

test('a dot before three digits follows the decimal mark of the file', () => {
  const value = (mark: 'comma' | 'point') => readQuantity('1.000', mark);
  expect(value('comma')).toMatchObject({ value: 1000, asThousands: true });
  expect(value('point')).toMatchObject({ value: 1, asThousands: false });
  expect(decimalMarkOf(['1,5', '12', '1.000'])).toBe('comma');
  expect(decimalMarkOf(['1.5', '12'])).toBe('point');
  expect(decimalMarkOf(['12', '1.000'])).toBe('unknown');
  expect(decimalMarkOf(['1.250', '0.500', ''])).toBe('point');
  expect(decimalMarkOf(['1.500 kg', '2.000 kg'])).toBe('point');
  expect(decimalMarkOf(['1.250', '12.000'])).toBe('point');
});

test.each([
  ['131244', '131244'],
  [' 00 12 34 ', '001234'],
  ["'0131244", '0131244'],
  ['5.400.112.268.919', '5400112268919'],
  ['5,400112268919E+12', '5400112268919'],
  ['131244,00', '131244'],
  ['EAN: 5400112268919', '5400112268919'],
  ['131-244', '131244'],
  [']E05400112268919', '5400112268919'],
  [']C1010540011226891910A7', '05400112268919'],
  ['EAN\u00a0\u200b5400 1122 68919\ufeff', '5400112268919'],
])('the article %j is read as %s', (text, digits) => {
  expect(readArticle(text)).toEqual({ kind: 'number', digits });
});

test('a quantity in a package, weight or volume of the article itself becomes its pieces', () => {
  const box = { soldPer: 6, wrappedPer: 6 };
  const pieces = (quantity: string, unit: string, product: Partial<ProductFacts>) =>
    verdicts([row('131244', quantity, { unit })], { products: [exampleProduct(product)] })[0];
  expect(pieces('2', 'doos', box)).toEqual(['added', 'converted', 12]);
  expect(pieces('2', 'Dozen', box)).toEqual(['added', 'converted', 12]);
  expect(verdictOf('131244', '2 dozen', box)).toEqual(['added', 'converted', 12]);
  expect(pieces('12', 'st.', box)).toEqual(['added', null, 12]);
  expect(pieces('12', 'pièces', box)).toEqual(['added', null, 12]);
  const bag = {
    netContent: { quantity: 2, unit: 'kg' as const },
    salesUnit: { nl: 'zak', fr: 'sac' },
    pack: { nl: 'zak 2 kg', fr: 'sac 2 kg' },
  };
  expect(pieces('12', 'kg', bag)).toEqual(['added', 'converted', 6]);
  expect(pieces('3', 'zakken', bag)).toEqual(['added', null, 3]);
  expect(pieces('2500', 'g', bag)).toEqual(['quantity_unclear', 'unit_fraction', null]);
  expect(pieces('12', 'l', bag)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  expect(pieces('2', 'pallet', bag)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  expect(pieces('3', 'constructor', bag)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  const bucket = { salesUnit: { nl: 'emmer', fr: 'seau' }, pack: { nl: 'emmer 75 st', fr: 'seau 75 pc' } };
  expect(pieces('75', 'st', bucket)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  expect(pieces('2', 'emmers', bucket)).toEqual(['added', null, 2]);
  expect(pieces('2', 'seaux', bucket)).toEqual(['added', null, 2]);
  const bags = { pack: { nl: 'doos 4 × 2,5 kg', fr: 'carton 4 × 2,5 kg' } };
  const soldPerBox = { ...bags, salesUnit: { nl: 'doos', fr: 'carton' } };
  expect(pieces('12', 'st', soldPerBox)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  expect(pieces('12', 'dozen', soldPerBox)).toEqual(['added', null, 12]);
  expect(pieces('12', 'st', { ...bags, salesUnit: { nl: 'zak', fr: 'sac' } })).toEqual(['added', null, 12]);
  expect(pieces('1', 'doos', { wrappedPer: 1 })).toEqual(['quantity_unclear', 'unit_unknown', null]);
  expect(pieces('2 st', 'doos', box)).toEqual(['quantity_unclear', 'quantity_text', null]);
  expect(pieces('2 doos', 'st', box)).toEqual(['quantity_unclear', 'quantity_text', null]);
  expect(pieces('2 dozen', 'doos', box)).toEqual(['added', 'converted', 12]);
  expect(pieces('12 stuks', 'st', box)).toEqual(['added', null, 12]);
  expect(pieces('0,25', 'doos', box)).toEqual(['quantity_unclear', 'unit_fraction', null]);
  const byOrderUnit = {
    orderableByOrderUnit: true,
    orderUnit: { nl: 'doos', fr: 'carton' },
    orderUnitConversionFactor: 6,
  };
  expect(pieces('12', 'st', byOrderUnit)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  expect(pieces('2', 'doos', byOrderUnit)).toEqual(['added', null, 2]);
  const byKilogram = { salesUnit: { nl: 'kg', fr: 'kg' } };
  expect(pieces('3', 'st', byKilogram)).toEqual(['quantity_unclear', 'unit_unknown', null]);
  const weighed = {
    weightArticle: true,
    orderableByOrderUnit: true,
    orderUnit: { nl: 'stuk', fr: 'pièce' },
    orderUnitConversionFactor: 2.5,
    unitOfMeasureConversionFactor: 1,
  };
  expect(pieces('10', 'kg', weighed)).toEqual(['added', 'converted', 4]);
});

test('a number read as thousands is marked beside the limit that changed it', () => {
  const [line] = judge([row('131244', '1.200')], { products: [exampleProduct({ stock: 8 })] });
  expect(line).toMatchObject({
    verdict: 'stock_adjusted',
    becomes: 8,
    reasons: [
      { code: 'stock', parameters: { stock: 8 } },
      { code: 'thousands', parameters: { text: '1.200', quantity: 1200 } },
    ],
  });
});

test('a hidden row is not ordered until a person takes it in', () => {
  expect(judge([row('131244', '6', { hidden: true }), row('131244', '2', { row: 3 })])).toMatchObject([
    { verdict: 'hidden_skipped', product: { articleNumber: '131244' }, adds: 0 },
    { verdict: 'added', becomes: 2, reasons: [] },
  ]);
});

const anyRow = fc.record({
  row: fc.nat(),
  article: fc.oneof(fc.constantFrom('131244', '131245', '999'), fc.string()),
  quantity: fc.oneof(
    fc.integer({ min: -10, max: 20_000 }).map(String),
    fc.integer({ min: 0, max: 99_999 }).map((thousandths) => String(thousandths / 1000).replace('.', ',')),
    fc.string(),
  ),
  column: fc.constantFrom(0, 3),
  unit: fc.constantFrom('', 'kg', 'st', 'doos'),
  text: fc.constantFrom('', '6x 131244'),
  hidden: fc.boolean(),
  add: fc.boolean(),
});
const anyProduct = (articleNumber: string) =>
  fc
    .record({
      soldPer: fc.constantFrom(1, 6, 0.25, 0.1),
      minimumOrder: fc.constantFrom(0, 1, 6),
      stock: fc.option(fc.nat(300)),
      status: fc.constantFrom('active', 'not_orderable', 'out_of_assortment'),
    })
    .map((changes) => exampleProduct({ articleNumber, ...changes }));

const addingVerdicts: ReadonlySet<string> = new Set(['added', 'quantity_adjusted', 'stock_adjusted']);

test('every row of any file has one verdict, and an added quantity is orderable', () => {
  fc.assert(
    fc.property(
      fc.array(anyRow, { maxLength: 12 }),
      fc.tuple(anyProduct('131244'), anyProduct('131245')),
      fc.option(fc.integer({ min: 1, max: 20 })),
      (rows, products, inBasket) => {
        const judgedRows = judge(rows, { products, basket: inBasket === null ? {} : { '131244': inBasket } });
        expect(judgedRows.map((line) => line.row)).toEqual(rows);
        const adding = judgedRows.filter(({ adds }) => adds > 0);
        expect(new Set(adding.map(({ product }) => product?.articleNumber)).size).toBe(adding.length);
        for (const { product, becomes } of adding) expect(product && judgeQuantity(product, becomes ?? 0)).toBeNull();
        const others = judgedRows.filter(({ verdict }) => !addingVerdicts.has(verdict));
        expect(others.filter(({ adds, cents }) => adds !== 0 || cents !== null)).toEqual([]);
      },
    ),
  );
});
