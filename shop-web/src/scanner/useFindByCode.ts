import { findTradeItem } from '@talloor/contracts/calls/catalogue.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { routeConfiguration } from '../routeConfiguration.ts';
import { call } from '../server/shopClient.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

/** Finds the article of a barcode and opens its page; says so where there is none. */
export function useFindByCode(onFound: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const language = useLanguage();
  const [looking, setLooking] = useState<string | null>(null);
  const find = useCallback(
    async (code: string) => {
      setLooking(code);
      try {
        const { article_number: id } = await call(findTradeItem, { params: { barcode: code } });
        onFound();
        await navigate(routeConfiguration.productShow(language, { id }));
      } catch (error) {
        const isUnknown = error instanceof ProblemError && error.status === 404;
        showToast({
          kind: 'error',
          title: t(isUnknown ? 'scanner.notFound' : 'scanner.failed'),
          text: isUnknown ? t('scanner.notFoundText', { code }) : failureText(error, t),
        });
      } finally {
        setLooking(null);
      }
    },
    [language, navigate, onFound, t],
  );
  return { find, looking };
}
