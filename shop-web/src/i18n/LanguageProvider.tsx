import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { languageOfPath, pathOf, type Language, type NumbersOf, type PageName } from '../paths.ts';
import { languageChoice } from './languageChoice.ts';
import { showLanguage } from './showLanguage.ts';

const ShownLanguage = createContext<Language>('nl');

/** Texts of a browser's translation would keep the former language. */
const isTranslated = () => document.querySelector('font') !== null;

/** Address, else the browser's choice, else the account's language. Renders nothing before the first texts. */
export function LanguageProvider({ accountLanguage, children }: { accountLanguage: Language; children: ReactNode }) {
  const { pathname } = useLocation();
  const requestedLanguage = languageOfPath(pathname) ?? languageChoice() ?? accountLanguage;
  const [shownLanguage, setShownLanguage] = useState<Language | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void showLanguage(requestedLanguage).then(() => {
      if (!isCurrent) return;
      if (shownLanguage !== null && shownLanguage !== requestedLanguage && isTranslated()) window.location.reload();
      else setShownLanguage(requestedLanguage);
    });
    return () => {
      isCurrent = false;
    };
  }, [requestedLanguage, shownLanguage]);
  return shownLanguage === null ? null : <ShownLanguage value={shownLanguage}>{children}</ShownLanguage>;
}

export const useLanguage = (): Language => useContext(ShownLanguage);

export function usePath(): <P extends PageName>(page: P, ...numbers: NumbersOf<P>) => string {
  const language = useLanguage();
  return (page, ...numbers) => pathOf(page, language, ...numbers);
}
