export type TextLanguage = 'nl' | 'fr';
export type TextParameters = Readonly<Record<string, string | number>>;

const locales = { nl: 'nl-BE', fr: 'fr-BE' } as const;

function formats(language: TextLanguage) {
  const locale = locales[language];
  const timeZone = 'Europe/Brussels';
  return {
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }),
    number: new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }),
    date: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric', month: 'long' }),
    moment: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' }),
  };
}
const formatsOf = { nl: formats('nl'), fr: formats('fr') };

function show(name: string, value: string | number, language: TextLanguage): string {
  if (typeof value === 'string') return value;
  const format = formatsOf[language];
  if (name.endsWith('_amount')) return format.amount.format(value);
  if (name.endsWith('_date')) return format.date.format(value * 1000);
  if (name.endsWith('_at')) return format.moment.format(value * 1000);
  return format.number.format(value);
}

/**
 * Fills `{{name}}`. Suffixes name the unit: `…_amount` euros, `…_date` epoch seconds of a day, `…_at` of an instant
 * in Brussels, `…_nl` and `…_fr` the language of `{{…}}`. `{{name?one|many}}` is singular or plural. Unknown names
 * stay empty.
 */
export function fillText(text: string, parameters: TextParameters, language: TextLanguage): string {
  if (!text.includes('{{')) return text;
  return text.replace(
    /\{\{(\w+)(?:\?([^|{}]*)\|([^{}]*))?\}\}/g,
    (_, name: string, singular?: string, plural?: string) => {
      const value = parameters[name] ?? parameters[`${name}_${language}`];
      if (value === undefined) return '';
      if (singular === undefined || plural === undefined) return show(name, value, language);
      return isOne(value, language) ? singular : plural;
    },
  );
}

/** French counts below two as one. */
const isOne = (value: string | number, language: TextLanguage): boolean =>
  value === 1 || (language === 'fr' && typeof value === 'number' && Math.abs(value) < 2);
