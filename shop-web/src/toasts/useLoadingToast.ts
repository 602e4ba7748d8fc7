import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from './failureText.ts';
import { closeToast, showToast, toasts } from './toasts.ts';

/** Once, until closed or loaded (spec shopping §8). */
export function useLoadingToast(error: Error | null): void {
  const { t } = useTranslation();
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (error === null) {
      if (shown.current !== null) closeToast(shown.current);
      shown.current = null;
      return;
    }
    const toast = { kind: 'error', title: t('toast.loading_error'), text: failureText(error, t) } as const;
    // Duplicate requests fail twice.
    const isShown = toasts
      .get()
      .some(({ kind, title, text }) => kind === 'error' && title === toast.title && text === toast.text);
    if (!isShown) shown.current = showToast(toast);
  }, [error, t]);
}
