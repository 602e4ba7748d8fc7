import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from './failureText.ts';
import { showToast, toasts } from './toasts.ts';

/** Shown once, until closed (spec shopping §8, toast.loading_error). */
export function useLoadingToast(error: Error | null): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (error === null) return;
    const toast = { kind: 'error', title: t('toast.loading_error'), text: failureText(error, t) } as const;
    // Duplicate requests fail twice.
    const isShown = toasts
      .get()
      .some(({ kind, title, text }) => kind === 'error' && title === toast.title && text === toast.text);
    if (!isShown) showToast(toast);
  }, [error, t]);
}
