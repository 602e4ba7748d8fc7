import { findTradeItem } from '@talloor/contracts/endpoints/catalogue.ts';
import { isNotFound } from '@talloor/contracts/problemError.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

/** @param onFound must be a stable function */
export function useLookUpCode(onFound: (articleNumber: string) => Promise<void>) {
  const { t } = useTranslation();
  const [looking, setLooking] = useState<string | null>(null);
  const find = useCallback(
    async (code: string) => {
      setLooking(code);
      try {
        const { article_number: articleNumber } = await call(findTradeItem, { params: { barcode: code } });
        await onFound(articleNumber);
      } catch (error) {
        const isUnknown = isNotFound(error);
        showToast({
          kind: 'error',
          error,
          title: t(isUnknown ? 'scanner.notFound' : 'scanner.failed'),
          text: isUnknown ? t('scanner.notFoundText', { code }) : failureText(error, t),
        });
      } finally {
        setLooking(null);
      }
    },
    [onFound, t],
  );
  return { find, looking };
}
