import type { ShownLanguage } from '../facts.ts';

const locales = { nl: 'nl-BE', fr: 'fr-BE', en: 'en-GB' } as const;

const amountFormats = mapLanguages((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
const unitPriceFormats = mapLanguages(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: 3,
      maximumFractionDigits: 3,
    }),
);
const numberFormats = mapLanguages((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));

function mapLanguages<T>(make: (locale: string) => T): Readonly<Record<ShownLanguage, T>> {
  return { nl: make(locales.nl), fr: make(locales.fr), en: make(locales.en) };
}

/** `€ 1.214,70`, `1 214,70 €`, with no-break spaces. */
export const formatAmount = (language: ShownLanguage, euros: number): string => amountFormats[language].format(euros);

/** An amount before weighing. */
export const formatApproximate = (language: ShownLanguage, euros: number, isApproximate: boolean): string =>
  `${isApproximate ? '±\u00a0' : ''}${formatAmount(language, euros)}`;

/** Three parts, because the third decimal is smaller: `€ 4,18`, `5`, ``. */
export function unitPriceParts(language: ShownLanguage, euros: number): { head: string; third: string; tail: string } {
  const parts = unitPriceFormats[language].formatToParts(euros);
  const at = parts.findIndex((part) => part.type === 'fraction');
  const text = (segments: typeof parts) => segments.map((part) => part.value).join('');
  const fraction = parts[at]?.value ?? '';
  return {
    head: text(parts.slice(0, at)) + fraction.slice(0, 2),
    third: fraction.slice(2),
    tail: text(parts.slice(at + 1)),
  };
}

/** Three decimals (readings.md, Money and dates). */
export const formatUnitPrice = (language: ShownLanguage, euros: number): string =>
  unitPriceFormats[language].format(euros);

/** At most three decimals. */
export const formatNumber = (language: ShownLanguage, value: number): string => numberFormats[language].format(value);

const wholeFormats = mapLanguages(
  (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
);

/** `€ 50`, `50 €`. */
export const formatWhole = (language: ShownLanguage, euros: number): string => wholeFormats[language].format(euros);

const shareFormats = mapLanguages(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
);

/** `12,5 %` of 0.125. */
export const formatShare = (language: ShownLanguage, share: number): string => shareFormats[language].format(share);
