import { createInstance } from 'i18next';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { company } from '@talloor/look/company.ts';
import { sayCompanyIn } from '@talloor/messages/company/sayCompany.ts';
import reactAdminFr from 'ra-language-french';
import { officeFr } from '@talloor/messages/office/fr.ts';
import { officeNl } from '@talloor/messages/office/nl.ts';
import { reactAdminFrRange } from '@talloor/messages/office/reactAdminFr.ts';
import { reactAdminNl } from '@talloor/messages/office/reactAdminNl.ts';
import { officeLanguage, type OfficeLanguage } from './officeLanguage.ts';

type Texts = { readonly [key: string]: string | Texts };

const asI18next = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.replaceAll(/%\{(\w+)\}/g, '{{$1}}') : asI18next(value),
    ]),
  );

const frenchNavigation = { ...reactAdminFr.ra.navigation, ...reactAdminFrRange };
const reactAdminTexts = {
  nl: reactAdminNl satisfies TranslationMessages,
  fr: { ...reactAdminFr, ra: { ...reactAdminFr.ra, navigation: frenchNavigation } },
};

const i18n = createInstance();
void i18n.init({
  lng: officeLanguage.get(),
  initAsync: false,
  resources: {
    nl: {
      translation: { ...asI18next(reactAdminTexts.nl as unknown as Texts), ...sayCompanyIn(officeNl, company.name) },
    },
    fr: {
      translation: { ...asI18next(reactAdminTexts.fr as unknown as Texts), ...sayCompanyIn(officeFr, company.name) },
    },
  },
  interpolation: { escapeValue: false },
});
officeLanguage.show(officeLanguage.get());
/** react-admin uses its own keys. */
const textOf = i18n.t as unknown as (key: string, values: Record<string, unknown>) => string;

/** react-admin separates singular and plural by `||||`. */
const pluralOf = (text: string, count: unknown): string => {
  const [singular = text, plural = singular] = text.split('||||').map((part) => part.trim());
  return typeof count === 'number' && count !== 1 ? plural : singular;
};

export const i18nProvider: I18nProvider = {
  translate: (key, options: Record<string, unknown> = {}) => {
    const fallback = typeof options['_'] === 'string' ? options['_'] : key;
    const text = i18n.exists(key) ? textOf(key, options) : fallback;
    return text.includes('||||') ? pluralOf(text, options['smart_count']) : text;
  },
  changeLocale: async (locale: string) => {
    officeLanguage.show(locale as OfficeLanguage);
    await i18n.changeLanguage(locale);
  },
  getLocale: officeLanguage.get,
  getLocales: () => [
    { locale: 'nl', name: 'NL' },
    { locale: 'fr', name: 'FR' },
  ],
};
