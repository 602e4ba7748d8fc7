import { shownLanguageCookie } from '@talloor/contracts/shopDocuments.ts';
import type { Language } from '../paths.ts';
import { cookieText } from '../preferences/cookieText.ts';

const key = 'talloor.language';

export function languageChoice(): Language | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'nl' || stored === 'fr' ? stored : null;
  } catch {
    return null;
  }
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // No storage.
  }
}

const isLanguage = (text: string): text is Language => text === 'nl' || text === 'fr';

/** Language of the last page; the start page's document follows it. */
const shown = cookieText<Language | null>(
  shownLanguageCookie,
  (text) => (isLanguage(text) ? text : null),
  (language) => language ?? '',
);
export const keepShownLanguage = (language: Language): void => shown.set(language);

/** Same order as the server's `pageLanguage`. */
export const visitorLanguage = (): Language =>
  shown.get() ?? navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'nl';
