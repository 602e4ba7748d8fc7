import { officeLanguageCookie } from '@talloor/contracts/shopDocuments.ts';

export type OfficeLanguage = 'nl' | 'fr';

const choiceKey = 'office-language';
const accountKey = 'office-language-of-account';
const readLanguage = (key: string): OfficeLanguage | null => {
  const value = localStorage.getItem(key);
  return value === 'nl' || value === 'fr' ? value : null;
};
/** The server chose it, by cookie or browser. */
const documentLanguage = (): OfficeLanguage => (document.documentElement.lang.startsWith('fr') ? 'fr' : 'nl');
let language: OfficeLanguage = readLanguage(choiceKey) ?? readLanguage(accountKey) ?? documentLanguage();

export const officeLanguage = {
  get: (): OfficeLanguage => language,
  show: (next: OfficeLanguage): void => {
    language = next;
    document.documentElement.lang = `${next}-BE`;
    document.cookie = `${officeLanguageCookie}=${next}; path=/backoffice; max-age=31536000; samesite=lax`;
  },
  choose: (next: OfficeLanguage): void => localStorage.setItem(choiceKey, next),
  ofAccount: (next: OfficeLanguage): OfficeLanguage => {
    localStorage.setItem(accountKey, next);
    return readLanguage(choiceKey) ?? next;
  },
};
