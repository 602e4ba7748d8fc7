import { createContext, useCallback, useContext, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { historyEn } from '@talloor/messages/office/historyEn.ts';
import type { ShownLanguage } from '@talloor/rules/facts.ts';
import { englishClient, officeClient } from '../../data/officeClient.ts';
import { useOfficeText, type OfficeText } from '../../i18n/useOfficeText.ts';
import { useAddressChange } from './useAddressChange.ts';
import { withParameter } from './withParameter.ts';

/** A context, so that the many texts of a page do not follow each change of its address. */
export const EnglishHistory = createContext(false);

/** The rest of the office has no English. */
export function useHistoryText(): {
  readonly t: OfficeText;
  readonly language: ShownLanguage;
  readonly client: typeof officeClient;
} {
  const { t, language } = useOfficeText();
  const isEnglish = useContext(EnglishHistory);
  return useMemo(
    () =>
      isEnglish ? { t: englishOr(t), language: 'en', client: englishClient } : { t, language, client: officeClient },
    [isEnglish, t, language],
  );
}

/** `?in=en` */
export function useEnglishChoice(): [boolean, () => void] {
  const [parameters] = useSearchParams();
  const changeAddress = useAddressChange();
  const isEnglish = parameters.get('in') === 'en';
  const toggle = useCallback(
    () => changeAddress((current) => withParameter(current, 'in', isEnglish ? null : 'en')),
    [changeAddress, isEnglish],
  );
  return [isEnglish, toggle];
}

const englishOr =
  (office: OfficeText): OfficeText =>
  (key, values = {}) => {
    const text = textAt(historyEn, key.split('.'));
    if (text === null) return office(key, values);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };

function textAt(texts: unknown, [key, ...rest]: readonly string[]): string | null {
  if (typeof texts === 'string') return texts;
  if (key === undefined || typeof texts !== 'object' || texts === null) return null;
  return textAt(Object.entries(texts).find(([name]) => name === key)?.[1], rest);
}
