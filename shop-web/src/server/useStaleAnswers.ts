import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../toasts/toasts.ts';
import { onStaleAnswer } from './shopClient.ts';

const settleMs = 1500;

/** Announces read-side lag and reloads. */
export function useStaleAnswers(): void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    onStaleAnswer(() => {
      if (timer !== undefined) return;
      showToast({ kind: 'info', title: t('failures.stale'), text: t('failures.staleText') });
      timer = setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries();
      }, settleMs);
    });
    return () => clearTimeout(timer);
  }, [queryClient, t]);
}
