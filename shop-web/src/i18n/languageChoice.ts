import type { Language } from '../paths.ts';

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
