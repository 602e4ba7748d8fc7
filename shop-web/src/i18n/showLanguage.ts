import i18next from 'i18next';
import ChainedBackend from 'i18next-chained-backend';
import { initReactI18next } from 'react-i18next';
import { company } from '@talloor/look/company.ts';
import type { Language } from '../paths.ts';
import { keepShownLanguage } from './languageChoice.ts';
import { textsOf } from './textsOf.ts';
import { textBackends, type TextVersions } from './textBackends.ts';

declare const TEXT_VERSIONS: TextVersions | undefined;

const startup = i18next
  .use(ChainedBackend)
  .use(initReactI18next)
  .init({
    backend: textBackends(typeof TEXT_VERSIONS === 'undefined' ? null : TEXT_VERSIONS),
    initAsync: false,
    load: 'currentOnly',
    fallbackLng: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });

/** @throws if storage, server and build all lack the texts */
export async function showLanguage(language: Language): Promise<void> {
  await startup;
  await i18next.changeLanguage(language);
  if (!i18next.hasResourceBundle(language, 'translation')) throw new Error(`no texts in ${language}`);
  nameCompany(language);
  document.documentElement.lang = `${language}-BE`;
  keepShownLanguage(language);
}

const named = new Set<Language>();

function nameCompany(language: Language): void {
  if (named.has(language)) return;
  named.add(language);
  const texts: unknown = i18next.getResourceBundle(language, 'translation');
  const own = textsOf(company, texts);
  if (own !== texts) i18next.addResourceBundle(language, 'translation', own, true, true);
  i18next.addResources(language, 'translation', { ...company.texts[language] });
}

/** Dutch before the first texts. */
export const shownLanguage = (): Language => (i18next.language === 'fr' ? 'fr' : 'nl');
