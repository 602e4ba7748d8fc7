import { shownLanguageCookie } from '@talloor/contracts/shopDocuments.ts';
import type { Language } from '../paths.ts';
import { cookieText } from '../preferences/cookieText.ts';

const key = 'talloor.language';

/** Chosen on this browser; null without a choice or storage. */
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
    // Without storage the choice is lost.
  }
}

const isLanguage = (text: string): text is Language => text === 'nl' || text === 'fr';

/** Language of the last page in this browser, which the document of the start page follows. */
const shown = cookieText<Language | null>(
  shownLanguageCookie,
  (text) => (isLanguage(text) ? text : null),
  (language) => language ?? '',
);
export const keepShownLanguage = (language: Language): void => shown.set(language);

/** Of a visitor at a shared address: shown last, else the first of the browser, else Dutch. As `pageLanguage` of the server. */
export const visitorLanguage = (): Language =>
  shown.get() ?? navigator.languages.map((each) => each.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'nl';
