import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../paths.ts';

const texts = {
  nl: async () => (await import('@talloor/messages/shop/nl.ts')).nl,
  fr: async () => (await import('@talloor/messages/shop/fr.ts')).fr,
};

const started = i18next.use(initReactI18next).init({
  resources: {},
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Loads the texts of a language once and shows the page in it. */
export async function showLanguage(language: Language): Promise<void> {
  await started;
  if (!i18next.hasResourceBundle(language, 'translation'))
    i18next.addResourceBundle(language, 'translation', await texts[language]());
  await i18next.changeLanguage(language);
  document.documentElement.lang = `${language}-BE`;
}

/** The language that is shown now; Dutch before the first. */
export const shownLanguage = (): Language => (i18next.language === 'fr' ? 'fr' : 'nl');
