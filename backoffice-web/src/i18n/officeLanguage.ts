export type OfficeLanguage = 'nl' | 'fr';

const key = 'office-language';
const stored = (): OfficeLanguage => (localStorage.getItem(key) === 'fr' ? 'fr' : 'nl');
let language: OfficeLanguage = stored();

/** The language that this browser chose for the office; Dutch by default. */
export const officeLanguage = {
  get: (): OfficeLanguage => language,
  choose: (next: OfficeLanguage): void => {
    language = next;
    localStorage.setItem(key, next);
    document.documentElement.lang = `${next}-BE`;
  },
};
