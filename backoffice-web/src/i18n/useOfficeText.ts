import { useCallback } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { OfficeTexts } from '@talloor/messages/office/nl.ts';
import { officeLanguage, type OfficeLanguage } from './officeLanguage.ts';

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>;
}[keyof T & string];
export type OfficeTextKey = Keys<OfficeTexts>;
export type OfficeText = (key: OfficeTextKey, values?: Readonly<Record<string, string | number>>) => string;

export function useOfficeText(): {
  t: OfficeText;
  language: OfficeLanguage;
  setLanguage: (next: OfficeLanguage) => void;
  /** Unless chosen by hand. */
  followAccount: (next: OfficeLanguage) => void;
} {
  const translate = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const t = useCallback<OfficeText>((key, values) => translate(key, values), [translate]);
  const setLanguage = (next: OfficeLanguage) => {
    officeLanguage.choose(next);
    setLocale(next);
  };
  const followAccount = (next: OfficeLanguage) => setLocale(officeLanguage.ofAccount(next));
  return { t, language: locale === 'fr' ? 'fr' : 'nl', setLanguage, followAccount };
}
