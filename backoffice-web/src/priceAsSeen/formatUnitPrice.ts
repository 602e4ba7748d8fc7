import type { OfficeLanguage } from '../i18n/officeLanguage.ts';

const formats = {
  nl: new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 3 }),
  fr: new Intl.NumberFormat('fr-BE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 3 }),
};

/** A unit price: euros with two decimals, three where it has them. */
export const formatUnitPrice = (language: OfficeLanguage, euros: number): string => formats[language].format(euros);
