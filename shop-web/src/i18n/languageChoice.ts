import type { Language } from '../paths.ts';

const key = 'talloor.language';

/** What the user chose on this browser; null where nothing was chosen, or storage is closed. */
export function languageChoice(): Language | null {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'nl' || stored === 'fr' ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers what was chosen, on this browser. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(key, language);
  } catch {
    // A browser that stores nothing only forgets the choice.
  }
}
