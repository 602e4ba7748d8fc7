import { expect, test } from '@jest/globals';
import { exampleProduct } from '../testing/exampleFacts.ts';
import { judgeUpload } from './judgeUpload.ts';
import { withoutLineNumbers } from './lineNumbers.ts';
import { codesOfText, readTextLine } from './readTextLine.ts';

const both = (nl: string, fr: string) => ({ nl, fr });
const milk = exampleProduct({
  articleNumber: '130104',
  name: both('Halfvolle melk UHT 1 l', 'Lait demi-écrémé UHT 1 l'),
});
const eggs = exampleProduct({
  articleNumber: '135211',
  name: both('Eieren gekookt gepeld 75 st', 'Œufs cuits écalés 75 pc'),
  pack: both('emmer 75 st', 'seau 75 pc'),
  salesUnit: both('emmer', 'seau'),
});
const cod = exampleProduct({
  articleNumber: '120776',
  weightArticle: true,
  unitOfMeasureConversionFactor: 3,
  salesUnit: both('bak', 'bac'),
  pack: both('bak ± 3 kg', 'bac ± 3 kg'),
});
const fries = exampleProduct({ articleNumber: '505150', ean: '5400112268919', pack: both('zak 2,5 kg', 'sac 2,5 kg') });
const products = new Map([milk, eggs, cod, fries].map((product) => [product.articleNumber, product]));
const articles = new Map([
  ...[...products.keys()].map((number) => [number, number] as const),
  ['5400112268919', '505150'],
]);

const rowsOf = (text: string) => readTextLine({ row: 1, text, hidden: false }, { articles, products });
const linesOf = (text: string) => rowsOf(text).map(({ article, quantity, unit }) => [article, quantity, unit]);
const verdictsOf = (text: string) =>
  judgeUpload(rowsOf(text), { decimal: 'unknown', articles, products, basket: new Map() }).map(
    ({ verdict, becomes }) => [verdict, becomes],
  );

test.each([
  ['6x 130104 melk', '6'],
  ['6x130104', '6'],
  ['6 x 130104', '6'],
  ['130104 x 6', '6'],
  ['- 130104 : 12 st', '12'],
  ['130104\t3', '3'],
  ['130104 Halfvolle melk UHT 1 l 6', '6'],
  ['130104 melk 1L: 6', '6'],
  ['130104 cola 24 x 33 cl 6', '6'],
  ['130104 € 12,50 6', '6'],
  ['130104 12,50 EUR 6', '6'],
  ['130104 35 % 6', '6'],
  ['art.130104 6 stuks', '6'],
  ['article130104 6 pcs', '6'],
  ['n°.130104 6 pcs', '6'],
  ['* 6 130104', '6'],
  ['#130104 6!', '6'],
  ['130104 – 6 st', '6'],
  ['130104 → 6', '6'],
  ['130104 $ 2 6', '6'],
])('one number beside an article is its quantity: %j', (text, quantity) => {
  expect(linesOf(text).map(([article, number]) => [article, number])).toEqual([['130104', quantity]]);
  expect(verdictsOf(text)).toEqual([['added', Number(quantity)]]);
});

test('a unit of the article beside the number is certain, and a pack size is no quantity', () => {
  expect(verdictsOf('• 2 emmers eieren (135211)')).toEqual([['added', 2]]);
  expect(verdictsOf('135211 Eieren gekookt gepeld 75 st 2 emmer')).toEqual([['added', 2]]);
  expect(verdictsOf('135211 Eieren gekookt gepeld 75 st')).toEqual([['quantity_missing', null]]);
  expect(verdictsOf('120776 6 kg kabeljauw')).toEqual([['added', 2]]);
  expect(verdictsOf('120776 2,5 kg kabeljauw')).toEqual([['quantity_unclear', null]]);
  expect(verdictsOf('505150 frieten 2,5 kg')).toEqual([['quantity_missing', null]]);
});

test.each([
  '1/2 bak 130104',
  '130104 6 of 8',
  '130104 2 x 6',
  '± 5 130104',
  '130104 6 voor 12/3',
  '130104 2 st of 3 st',
  'kaas 48 130104 2 st',
  '130104 2 keer 6 st',
  '130104 2 maal 6 st',
  '130104 2 fois 6 pc',
  '130104 2*6 st',
  '130104 10 en 2 st extra',
  '130104 10 waarvan 2 st vers',
  '130104 10 dont 2 pc frais',
  '130104 10 (2 st voor Jan)',
  '130104 20 minus 2 st',
  '135211 eieren 75 2 emmer',
])('several numbers or none that is plain are a question: %j', (text) => {
  expect(verdictsOf(text)).toEqual([['quantity_unclear', null]]);
});

test('an article of its own wins over a barcode that its digits and the quantity happen to make', () => {
  expect(codesOfText('505150 11')).toEqual(['505150', '50515011']);
  expect(linesOf('505150 11')).toEqual([['505150', '11', '']]);
  expect(linesOf('540 0112 268919 4')).toEqual([['5400112268919', '4', '']]);
  expect(linesOf('505150 5400112268919 4')).toEqual([['505150', '4', '']]);
});

test('a line without a known article, and each article of a line with several, has a verdict', () => {
  expect(verdictsOf('Groeten, bel 0470 00 00 00')).toEqual([['article_missing', null]]);
  expect(verdictsOf('99812 3')).toEqual([['invalid_article', null]]);
  expect(linesOf('99812 3 st')).toEqual([['99812', '3', 'st']]);
  expect(linesOf('2 emmers mayonaise')).toEqual([['', '2', 'emmers']]);
  expect(verdictsOf('130104 6 en 135211 2')).toEqual([
    ['quantity_unclear', null],
    ['quantity_unclear', null],
  ]);
  expect(verdictsOf('130104')).toEqual([['quantity_missing', null]]);
});

test.each([
  '505150 tegen 14u',
  '505150 3e keer',
  '505150 5² bakken',
  '505150 6 …',
  '505150 2 of 3 zak',
  '505150 2 à 3 sacs',
  '505150 (12 st/doos)',
  '505150 6-pack',
  '505150 doos van 6',
  '505150 per 6',
  '505150 stock 6',
  '505150 max. 6',
  '505150 ca. 6',
  '505150 6?',
])('the number of %j is no certain quantity', (text) =>
  expect(verdictsOf(text).some(([verdict]) => verdict === 'added')).toBe(false),
);

test.each([
  '130104 ipv 135211 6',
  '120776 (au lieu de 505150) 4',
  '130104 en 135211 elk 6',
  '135211 vervangt 130104 3',
  '130104 135211 6 st',
  '130104 135211',
])('a number beside several articles is the quantity of none: %j', (text) => {
  const verdicts = verdictsOf(text).map(([verdict]) => verdict);
  expect(verdicts).toHaveLength(2);
  for (const verdict of verdicts) expect(verdict).toMatch(/^quantity_(unclear|missing)$/);
});

test.each([
  'ne pas livrer 130104 3',
  'annuleer 130104 6',
  'Graag geannuleerd: 130104 6',
  'annulez 130104 6',
  'supprimer 130104 6',
  '130104 schrappen 6',
  '130104 niet meer nodig, 6',
  '130104 geen 6',
  '130104 retour 4',
  '130104 4 stuks terug',
  'We hebben 6 130104',
  'nous avons 6 130104',
  '130104 hebben nog 6',
  '130104 il reste 6',
  '130104 voorraad: 6',
  '6 en stock 130104',
  '130104 prijs 6',
  '130104 prix 6',
  '130104 i.p.v. room 6',
  '130104 in plaats van room 6',
  '130104 au lieu de crème 6',
  '130104 au  lieu de crème 6',
  'NIET 6x 130104',
  '130104 n’est plus nécessaire, 6',
  '130104 6 te weinig',
  '130104 6 max',
  '130104 6 maximum',
  '130104 6 minimum',
  '130104 6 au minimum',
  '130104 6 of meer',
  '130104 6 ou plus',
  '130104 hooguit 6',
  '130104 au plus 6',
  '130104 ten minste 6',
  '130104 misschien 6',
  '130104 à peu près 6',
  '130104 nog 6 liggen',
  '130104 il y en a 6',
  '130104 telling 6',
  '130104 inventaire 6',
  '130104 6 ontvangen',
  '130104 6 reçus',
  '130104 6 fout geleverd',
  '130104 mal livré 6',
  '130104 6 bedorven',
  '130104 6 périmés',
  '130104 6 beschimmeld',
  '130104 6 moisis',
  '130104 6 besteld',
  'stop 130104 6',
  '130104 6 kapot',
  '130104 6 cassés',
])('a line that cancels, counts or compares is a question: %j', (text) =>
  expect(verdictsOf(text)).toEqual([['quantity_unclear', null]]),
);

test.each(
  '± 6|~ 6|< 6|> 6|≤ 6|≥ 6|≈ 6|? 6|@6|/ 6|*6|+6|–6|―6|−6|#6|_6|6?|6 ?|6+|6*|6/|6~|6-|6 per doos|6\ufe0f\u20e3|6٦|6 ½'.split(
    '|',
  ),
)('a sign or word beside the number makes a question of it: 130104 %s', (quantity) =>
  expect(verdictsOf(`130104 ${quantity}`)).toEqual([['quantity_unclear', null]]),
);

test.each(['✗ 130104 6', '❌ 130104 6', '~~130104 6~~', '> 130104 6', '>> 6 130104', '€130104 6'])(
  'a sign that strikes out, quotes or prices the line makes a question of it: %j',
  (text) => expect(verdictsOf(text)).toEqual([['quantity_unclear', null]]),
);

test.each(['€ 12', '12 €', '$12', '12 $', '£12', '¥ 12', '6 %', '= 12 €'])('%s is no quantity', (text) => {
  expect(verdictsOf(`130104 ${text}`)).toEqual([['quantity_missing', null]]);
  expect(verdictsOf(`${text} 130104`)).toEqual([['quantity_missing', null]]);
});

test('a sign in the name of the article itself is harmless', () => {
  const cheese = exampleProduct({ articleNumber: '130108', name: both('Kaas 48+ Brie®', 'Fromage 48+ Brie®') });
  expect(verdictOf(cheese, '130108 Brie® 6')).toEqual([['added', 6]]);
  expect(verdictOf(cheese, '130108 6+')).toEqual([['quantity_unclear', null]]);
});

test.each([
  'graag 130104 6',
  '130104 6 svp',
  's.v.p. 6x 130104, groetjes',
  'Bonjour, 130104 6 merci',
  '130104 nog 6',
  'we hebben 6 130104 nodig',
])('a polite word leaves the quantity certain: %j', (text) => expect(verdictsOf(text)).toEqual([['added', 6]]));

test('a doubtful word in the name of the article itself is harmless', () => {
  const name = both('Boter minder zout', 'Beurre fine moins de sel');
  const butter = exampleProduct({ articleNumber: '140118', name });
  const facts = { articles: new Map([['140118', '140118']]), products: new Map([['140118', butter]]) };
  const quantityOf = (text: string) => readTextLine({ row: 1, text, hidden: false }, facts)[0]?.quantity;
  expect(quantityOf('140118 Boter minder zout 6')).toBe('6');
  expect(quantityOf('140118 Boter minder zout, 6 retour')).toBe('6 retour …');
  expect(quantityOf('140118 beurre, ne pas livrer 6')).toBe('6 …');
});

test('a doubtful line without a known article leaves its quantity to a person', () => {
  expect(linesOf('annuleer 99812 3 st')).toEqual([['99812', '3 st …', '']]);
});

const flour = exampleProduct({
  articleNumber: '130106',
  name: both('Bloem type 55', 'Farine type 55'),
  pack: both('doos 6 x 1 kg', 'boîte 6 x 1 kg'),
});
const ananas = exampleProduct({
  articleNumber: '130107',
  name: both('3 l ananas', '3 l ananas'),
  pack: both('blik 1/1', 'boîte 1/1'),
});
const verdictOf = (product: typeof flour, text: string) => {
  const facts = {
    articles: new Map([[product.articleNumber, product.articleNumber]]),
    products: new Map([[product.articleNumber, product]]),
  };
  const rows = readTextLine({ row: 1, text, hidden: false }, facts);
  return judgeUpload(rows, { decimal: 'unknown', ...facts, basket: new Map() }).map(({ verdict, becomes }) => [
    verdict,
    becomes,
  ]);
};

test.each([
  '130106 Bloem type 55',
  'farine TYPE 55 (130106)',
  '130106 bloem 55',
  '130106 Bloem type 55 6',
  '130106 doos 6',
])("a number of the article's own name or pack is no certain quantity: %j", (text) =>
  expect(verdictOf(flour, text)).toEqual([['quantity_unclear', null]]),
);

test('a number that the pack says too is the quantity where it stands apart', () => {
  expect(verdictOf(flour, '130106 6')).toEqual([['added', 6]]);
  expect(verdictOf(flour, '1 130106 bloem')).toEqual([['added', 1]]);
  expect(verdictOf(flour, '55 x 130106')).toEqual([['added', 55]]);
  expect(verdictOf(ananas, '130107 1')).toEqual([['added', 1]]);
  expect(verdictOf(ananas, '3 130107')).toEqual([['added', 3]]);
});

test.each([
  '130104 bord 24 cm',
  '130104 lat 2 m',
  '130104 om 14 u',
  '130104 14 uur',
  '130104 14 heures',
  '130104 om 8',
  '130104 tegen 14.00',
  '130104 14.00',
  '130104 14:00',
  '130104 voor 12 december',
  '130104 pour le 3 mai',
  '130104 le 3 févr.',
  '130104 1er août',
  '130104 3 août'.normalize('NFD'),
  '130104 voor vrijdag 6',
  '130104 voor 6 personen',
  '130104 pour 6',
  '130104 week 12',
  '130104 kamer 12',
  '130104 klant 4711',
  '130104 7 °C',
  '130104 bel 0470123456',
  '130104 99812',
  '130104 2 à 3',
  '130104 6 dz',
  '130104 groep 6',
  '130104 nr. 6',
  '130104 nr 6',
  '130104 tafel 6',
  '130104 table 6',
  '130104 tafel: 6',
  '130104 rek 6',
  '130104 6 porties',
  '130104 cola 6',
  '130104 6 cola',
])('a size, time, date or code is no certain quantity: %j', (text) =>
  expect(verdictsOf(text)).toEqual([['quantity_unclear', null]]),
);

test('a day or a unit elsewhere in the line leaves the quantity certain', () => {
  expect(verdictsOf('6 x 130104 voor vrijdag')).toEqual([['added', 6]]);
  expect(verdictsOf('voor morgen 130104 6')).toEqual([['added', 6]]);
  expect(verdictsOf('voor vrijdag 6x 130104')).toEqual([['added', 6]]);
  expect(verdictsOf('Vrijdag: 6 130104')).toEqual([['added', 6]]);
  expect(verdictsOf('120776 6,00 kg')).toEqual([['added', 2]]);
});

test('numbers that count the lines are no quantities, and stay in the text that is shown', () => {
  const rowsOfList = (...texts: string[]) =>
    withoutLineNumbers(texts.map((text, at) => ({ row: at + 1, text, hidden: false })))
      .flatMap((line) => readTextLine(line, { articles, products }))
      .map(({ text, quantity, unit }) => [text, `${quantity} ${unit}`.trim()]);
  expect(rowsOfList('Levering 12 mei', '1 130104', '2. 135211 2 emmer', '3) 120776 4')).toEqual([
    ['Levering 12 mei', '12 mei …'],
    ['1 130104', ''],
    ['2. 135211 2 emmer', '2 emmer'],
    ['3) 120776 4', '4'],
  ]);
  for (const quantities of [
    ['1 130104', '2 135211'],
    ['1 x 130104', '2 x 135211', '3 x 120776'],
    ['1 bak 130104', '2 emmer 135211', '3 bak 120776'],
    ['1 130104', '6 135211', '2 120776', '2 130104', '3 505150', '8 130104'],
  ])
    expect(rowsOfList(...quantities).every(([, quantity]) => quantity !== '')).toBe(true);
});
