import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { historyEn } from '@talloor/messages/office/historyEn.ts';
import type { ShownLanguage } from '@talloor/rules/facts.ts';
import { englishClient, officeClient } from '../../data/officeClient.ts';
import { useOfficeText, type OfficeText } from '../../i18n/useOfficeText.ts';
import { useAddressChange } from './useAddressChange.ts';
import { withParameter } from './withParameter.ts';

/** `?in=en` shows the history in English; the rest of the office has no English. */
export function useHistoryText(): {
  readonly t: OfficeText;
  readonly language: ShownLanguage;
  readonly client: typeof officeClient;
  readonly toggleEnglish: () => void;
} {
  const office = useOfficeText();
  const [parameters] = useSearchParams();
  const changeAddress = useAddressChange();
  const isEnglish = parameters.get('in') === 'en';
  const toggleEnglish = useCallback(
    () => changeAddress((current) => withParameter(current, 'in', isEnglish ? null : 'en')),
    [changeAddress, isEnglish],
  );
  return useMemo(
    () => ({
      t: isEnglish ? englishOr(office.t) : office.t,
      language: isEnglish ? 'en' : office.language,
      client: isEnglish ? englishClient : officeClient,
      toggleEnglish,
    }),
    [isEnglish, office.t, office.language, toggleEnglish],
  );
}

const englishOr =
  (office: OfficeText): OfficeText =>
  (key, values = {}) => {
    const text = textAt(historyEn, key.split('.'));
    return text === null
      ? office(key, values)
      : text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };

function textAt(texts: unknown, [key, ...rest]: readonly string[]): string | null {
  if (typeof texts === 'string') return texts;
  if (key === undefined || typeof texts !== 'object' || texts === null) return null;
  return textAt(Object.entries(texts).find(([name]) => name === key)?.[1], rest);
}
