import { unitPlurals } from '@talloor/messages/shop/unitPlurals.ts';
import { countsAsOne } from '@talloor/rules/format/countsAsOne.ts';

type Language = 'nl' | 'fr';
const zone = 'Europe/Brussels';
const euros = { style: 'currency', currency: 'EUR' } as const;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone } as const;

const formats = (locale: string) => ({
  amount: new Intl.NumberFormat(locale, euros),
  unitPrice: new Intl.NumberFormat(locale, { ...euros, minimumFractionDigits: 3 }),
  number: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
  weekday: new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: zone }),
  time: new Intl.DateTimeFormat(locale, clock),
});
const formatsOf = { nl: formats('nl-BE'), fr: formats('fr-BE') };
const calendarDay = new Intl.DateTimeFormat('sv-SE', { timeZone: zone });

/** Cents as € 1.214,70 or 1 214,70 €. */
export const money = (cents: number, language: Language): string => formatsOf[language].amount.format(cents / 100);

/** Mills, three decimals. */
export const unitPrice = (mills: number, language: Language): string =>
  formatsOf[language].unitPrice.format(mills / 1000);

/** Only necessary decimals. */
export const number = (value: number, language: Language): string => formatsOf[language].number.format(value);

/** `3 kisten`, `3 caisses`. */
export function pieces(
  quantity: number,
  unit: { readonly nl: string; readonly fr: string },
  language: Language,
): string {
  const one = unit[language];
  return `${number(quantity, language)} ${countsAsOne(language, quantity) ? one : (unitPlurals[language][one] ?? one)}`;
}

/** yyyy-mm-dd as vrijdag 13/03/2026. */
export const day = (value: string, language: Language): string =>
  `${formatsOf[language].weekday.format(new Date(`${value}T12:00:00Z`))} ${value.split('-').toReversed().join('/')}`;

/** As woensdag 11/03/2026 17:00, in Brussels. */
export const instant = (value: string, language: Language): string => {
  const at = new Date(value);
  return `${day(calendarDay.format(at), language)} ${formatsOf[language].time.format(at)}`;
};
