import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from './failureText.ts';
import { showToast } from './toasts.ts';

/** Says once that something did not load (spec shopping §8, toast.loading_error); it stays until closed. */
export function useLoadingToast(error: Error | null): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (error !== null) showToast({ kind: 'error', title: t('toast.loading_error'), text: failureText(error, t) });
  }, [error, t]);
}
