import { describe, expect, it } from '@jest/globals';
import { percentageOf } from '../money/rounding.ts';
import { differingSum, isVatComplete, type InvoiceSums } from './differingSum.ts';

type Line = InvoiceSums['lines'][number];
const goods = (totalCents: number, vatRate = 6): Line => ({ kind: 'goods', vatRate, totalCents });
const delivery = (totalCents: number): Line => ({ kind: 'delivery_cost', totalCents });
const discount = (totalCents: number): Line => ({ kind: 'discount', totalCents });

type Vat = readonly [rate: number, baseCents: number, centsOff?: number];

function documentOf(lines: readonly Line[], vat: readonly Vat[], noteCount: number): InvoiceSums {
  const amounts = vat.map(([rate, baseCents, centsOff = 0]) => {
    return { rate, baseCents, vatCents: percentageOf(baseCents, rate) + centsOff };
  });
  const baseCents = lines.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const vatCents = amounts.reduce((sum, each) => sum + each.vatCents, 0);
  const deliveryNumbers = Array.from({ length: noteCount }, (_, index) => String(index));
  const amountCents = baseCents + vatCents;
  return { lines, vat: amounts, deliveryNumbers, baseCents, vatCents, depositCents: 0, amountCents };
}
const isRight = (document: InvoiceSums): boolean => differingSum(document) === null && isVatComplete(document);

describe('the sums of an invoice agree', () => {
  it.each<[string, readonly Line[], readonly Vat[], number?]>([
    [
      'when costs are shared over the rates',
      [goods(1000), goods(500, 21), delivery(150)],
      [
        [6, 1100],
        [21, 550],
      ],
    ],
    [
      'when costs have a rate of their own',
      [goods(1000), delivery(150)],
      [
        [6, 1000],
        [21, 150],
      ],
    ],
    ['when a discount takes all goods', [goods(1000), discount(-1000)], [[6, 0]]],
    [
      'when costs and a discount are shared',
      [goods(1000), goods(9, 0), delivery(100), discount(-50)],
      [
        [6, 1055],
        [0, 4],
      ],
    ],
    ['with costs alone', [delivery(150)], [[21, 150]]],
    ['with a cent of VAT per note', [goods(1000)], [[6, 1000, 2]], 2],
    ['with 99 cents of VAT on many notes', [goods(1000)], [[6, 1000, 99]], 150],
  ])('%s', (_, lines, vat, noteCount = 1) => {
    expect(isRight(documentOf(lines, vat, noteCount))).toBe(true);
  });
});

describe('the sums of an invoice contradict each other', () => {
  it.each<[string, readonly Line[], readonly Vat[], number?]>([
    ['when a cent of costs moves the goods to another rate', [goods(1000), delivery(1)], [[21, 1001]]],
    [
      'when a rate has more than its goods and the costs',
      [goods(1000), goods(500, 21), delivery(1)],
      [
        [6, 900],
        [21, 601],
      ],
    ],
    ['when goods have no VAT', [goods(1000), discount(-1000)], []],
    ['when free goods have no VAT', [goods(1000), goods(0, 21)], [[6, 1000]]],
    ['when costs have no VAT', [delivery(100), discount(-100)], []],
    ['when a zero rate has VAT', [goods(1000, 0)], [[0, 1000, 1]]],
    [
      'when a base of zero has VAT',
      [goods(1000), goods(0, 21)],
      [
        [6, 1000],
        [21, 0, 1],
      ],
    ],
    ['when VAT is off by more cents than notes', [goods(1000)], [[6, 1000, 3]], 2],
    ['when VAT is off by a euro on many notes', [goods(1000)], [[6, 1000, 100]], 150],
    ['when a rate is lower than e-invoices know', [goods(100_000, 0.4)], [[0.4, 100_000]]],
  ])('%s', (_, lines, vat, noteCount = 1) => {
    expect(isRight(documentOf(lines, vat, noteCount))).toBe(false);
  });
});
