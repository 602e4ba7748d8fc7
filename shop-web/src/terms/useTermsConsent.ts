import { acceptTerms } from '@talloor/contracts/endpoints/terms.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { failureTitle } from '../toasts/failureTitle.ts';
import { showToast } from '../toasts/toasts.ts';
import { termsKey, useTerms } from './useTerms.ts';

export type TermsConsent = {
  readonly due: { readonly version: number; readonly text: string | null } | null;
  readonly isGiven: boolean;
  readonly isSending: boolean;
  readonly give: (isGiven: boolean) => void;
  /** False after a failure, which a toast shows. */
  readonly send: () => Promise<boolean>;
};

export function useTermsConsent(): TermsConsent {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data } = useTerms();
  const [isSending, setIsSending] = useState(false);
  const [givenVersion, setGivenVersion] = useState<number | null>(null);
  const due = data?.is_due === true ? { version: data.version, text: data.text } : null;
  return {
    due,
    isGiven: due !== null && givenVersion === due.version,
    isSending,
    give: (isGiven) => setGivenVersion(isGiven && due !== null ? due.version : null),
    send: async () => {
      if (due === null) return true;
      setIsSending(true);
      try {
        await call(acceptTerms, { body: { version: due.version } });
        return true;
      } catch (error) {
        showToast({
          kind: 'error',
          about: 'terms',
          error,
          title: failureTitle(error, t('terms.changed')),
          text: failureText(error, t),
        });
        return false;
      } finally {
        setIsSending(false);
        await queries.invalidateQueries({ queryKey: termsKey });
      }
    },
  };
}
