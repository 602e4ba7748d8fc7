import { keyOf, minus, plus, readDecimal, zero, type Decimal } from '../../decimal.ts';
import { lineNames, type UblDocument } from '../../ublDocument.ts';
import { decimalsAt, isAllowance, isCharge } from '../ublFacts.ts';
import type { XmlElement } from '../../xml/xmlElement.ts';

type LineName = (typeof lineNames)[number];

export type VatBases = {
  /** Lines plus charges minus allowances of the document. */
  readonly baseOf: (line: LineName, code: string, rate?: Decimal) => Decimal;
  readonly hasLine: (line: LineName, code: string, rate: Decimal) => boolean;
  readonly hasAllowance: (code: string, rate: Decimal) => boolean;
};

const keysOf = (categories: readonly XmlElement[]): ReadonlySet<string> => {
  const codes = categories.map((category) => category.cleanValue('ID'));
  const rates = categories.flatMap((category) => decimalsAt(category, 'Percent'));
  const keys = codes.flatMap((code) => [
    code,
    ...rates.flatMap((rate) => (rate === null ? [] : `${code} ${keyOf(rate)}`)),
  ]);
  return new Set(keys);
};

const keyOfRate = (code: string, rate: Decimal | undefined): string =>
  rate === undefined ? code : `${code} ${keyOf(rate)}`;

/** Adds every line once, for speed. */
export function vatBasesOf(document: UblDocument): VatBases {
  const bases = new Map<string, Decimal>();
  const seen = new Set<string>();
  const add = (key: string, amount: Decimal): void => {
    bases.set(key, plus(bases.get(key) ?? zero, amount) ?? zero);
  };
  for (const name of lineNames)
    for (const line of document.root.all(name))
      for (const key of keysOf(line.all('Item/ClassifiedTaxCategory')))
        for (const amount of line.values('LineExtensionAmount').map(readDecimal)) add(`${name} ${key}`, amount ?? zero);
  for (const name of lineNames)
    for (const line of document.every(name))
      for (const key of keysOf(line.all('Item/ClassifiedTaxCategory'))) seen.add(`${name} ${key}`);
  for (const element of document.root.all('AllowanceCharge'))
    for (const key of keysOf(element.all('TaxCategory')))
      for (const amount of decimalsAt(element, 'Amount')) {
        if (isCharge(element)) add(key, amount ?? zero);
        if (isAllowance(element)) add(key, minus(zero, amount ?? zero) ?? zero);
      }
  for (const element of document.every('AllowanceCharge'))
    for (const key of keysOf(element.all('TaxCategory'))) seen.add(key);
  return {
    baseOf: (line, code, rate) => {
      const key = keyOfRate(code, rate);
      return plus(bases.get(`${line} ${key}`) ?? zero, bases.get(key) ?? zero) ?? zero;
    },
    hasLine: (line, code, rate) => seen.has(`${line} ${keyOfRate(code, rate)}`),
    hasAllowance: (code, rate) => seen.has(keyOfRate(code, rate)),
  };
}
