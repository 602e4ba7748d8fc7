import { readDecimal, type MaybeDecimal } from '../decimal.ts';
import { cleanText, type XmlElement } from '../xml/xmlElement.ts';

/** Of the first element; null without one. */
export function decimalAt(element: XmlElement, path: string): MaybeDecimal {
  const first = element.first(path);
  return first === undefined ? null : readDecimal(first.text);
}

export const decimalsAt = (element: XmlElement, path: string): readonly MaybeDecimal[] =>
  element.values(path).map(readDecimal);

/** A boolean of XML Schema; null for another text. */
function readBoolean(text: string): boolean | null {
  const clean = cleanText(text);
  if (clean === 'true' || clean === '1') return true;
  return clean === 'false' || clean === '0' ? false : null;
}

const says = (element: XmlElement, indicator: boolean): boolean =>
  element.values('ChargeIndicator').some((text) => readBoolean(text) === indicator);

export const isCharge = (element: XmlElement): boolean => says(element, true);
export const isAllowance = (element: XmlElement): boolean => says(element, false);

/** Of a tax category or a party's tax registration. */
export const isVat = (element: XmlElement): boolean =>
  element.all('TaxScheme/ID').some((id) => id.clean.toUpperCase() === 'VAT');

export const hasCode = (category: XmlElement, code: string): boolean => category.cleanValue('ID') === code;

const days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** YYYY-MM-DD that exists; null for another text. */
export function readDay(text: string): string | null {
  const clean = cleanText(text);
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(clean)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && !isLeapYear ? 28 : (days[month - 1] ?? 0);
  return day >= 1 && day <= last ? clean : null;
}

/** By its first letters. */
export const vatNumbersOf = (party: XmlElement): readonly string[] =>
  party
    .all('PartyTaxScheme')
    .filter((scheme) => scheme.values('TaxScheme/ID').includes('VAT'))
    .map((scheme) => scheme.value('CompanyID'));
