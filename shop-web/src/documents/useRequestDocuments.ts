import type { CallInput } from '@talloor/contracts/client.ts';
import { requestDocuments } from '@talloor/contracts/endpoints/documents.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDate } from '@talloor/rules/format/dates.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { failureTitle } from '../toasts/failureTitle.ts';
import { showToast } from '../toasts/toasts.ts';

type Body = NonNullable<CallInput<typeof requestDocuments>['body']>;

/** @param failedTitle unless the server explains */
export function useRequestDocuments(failedTitle: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const request = async (body: Body): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      const { promised_on: promised } = await call(requestDocuments, { body });
      await queries.invalidateQueries({ queryKey: ['documents'] });
      const day = formatDate(language, epochOfDay(promised));
      showToast({ kind: 'ok', title: t('documents.sent'), text: t('documents.sentText', { day }) });
      return true;
    } catch (error) {
      showToast({ kind: 'error', error, title: failureTitle(error, failedTitle), text: failureText(error, t) });
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { request, isBusy };
}
