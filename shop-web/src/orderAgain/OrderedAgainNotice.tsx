import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Notice } from '../components/Notice.tsx';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { reasonTexts } from '../upload/uploadWords.ts';
import type { OrderedAgain } from './useOrderAgain.ts';

export function OrderedAgainNotice() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state } = useLocation() as { state: { ordered?: OrderedAgain } | null };
  const repeatedOrder = state?.ordered;
  if (repeatedOrder === undefined || repeatedOrder.lines.length === 0) return null;
  const otherwise = repeatedOrder.lines.filter((line) => line.verdict !== 'added');
  const count = repeatedOrder.lines.filter((line) => line.adds > 0).length;
  return (
    <Notice severity={otherwise.length === 0 ? 'success' : 'info'} role="note" className="ordered-again">
      <b>{t('orderAgain.done', { count, order: repeatedOrder.order_number })}</b>
      {otherwise.length > 0 && (
        <>
          <br />
          <span>{t('orderAgain.otherwise', { count: otherwise.length })}</span>
          <ul>
            {otherwise.map((line) => {
              const reason = reasonTexts(line, language, t).join(', ');
              const verdict = t(`upload.verdict.${line.verdict}`);
              return (
                <li key={line.row}>
                  {t('orderAgain.line', {
                    article: line.name,
                    verdict: reason === '' ? verdict : t('orderAgain.because', { verdict, reason }),
                  })}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Notice>
  );
}
