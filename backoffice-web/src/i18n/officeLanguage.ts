export type OfficeLanguage = 'nl' | 'fr';

const choiceKey = 'office-language';
const accountKey = 'office-language-of-account';
const readLanguage = (key: string): OfficeLanguage | null => {
  const value = localStorage.getItem(key);
  return value === 'nl' || value === 'fr' ? value : null;
};
let language: OfficeLanguage = readLanguage(choiceKey) ?? readLanguage(accountKey) ?? 'nl';

/** Chosen, else the last account's, else Dutch. */
export const officeLanguage = {
  get: (): OfficeLanguage => language,
  show: (next: OfficeLanguage): void => {
    language = next;
    document.documentElement.lang = `${next}-BE`;
  },
  /** Choice of the user, for this browser. */
  choose: (next: OfficeLanguage): void => localStorage.setItem(choiceKey, next),
  /** @returns language to show for an account */
  ofAccount: (next: OfficeLanguage): OfficeLanguage => {
    localStorage.setItem(accountKey, next);
    return readLanguage(choiceKey) ?? next;
  },
};
