export type OfficeLanguage = 'nl' | 'fr';

const chosenKey = 'office-language';
const accountKey = 'office-language-of-account';
const stored = (key: string): OfficeLanguage | null => {
  const value = localStorage.getItem(key);
  return value === 'nl' || value === 'fr' ? value : null;
};
let language: OfficeLanguage = stored(chosenKey) ?? stored(accountKey) ?? 'nl';

/** The language that was chosen for the office on this browser, else that of whoever logged in last; Dutch by default. */
export const officeLanguage = {
  get: (): OfficeLanguage => language,
  show: (next: OfficeLanguage): void => {
    language = next;
    document.documentElement.lang = `${next}-BE`;
  },
  /** By hand: it holds for everybody on this browser. */
  choose: (next: OfficeLanguage): void => localStorage.setItem(chosenKey, next),
  /** @returns what to show to somebody whose account is in this language */
  ofAccount: (next: OfficeLanguage): OfficeLanguage => {
    localStorage.setItem(accountKey, next);
    return stored(chosenKey) ?? next;
  },
};
