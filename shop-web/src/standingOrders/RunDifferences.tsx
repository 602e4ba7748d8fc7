import type { StandingRunView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { formatAmount, formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import './RunDifferences.css';

export function RunDifferences({ run, isOpen = false }: { run: StandingRunView; isOpen?: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { differences, subtotal, previous, closure, delivery_date: delivery, number_of_lines: count } = run;
  const list = <DifferenceList differences={differences} />;
  return (
    <div className="text-14 run-differences stack gap-8">
      {run.state === 'made' && (
        <p className="facts">
          <span>{t('shell.lines', { count })}</span>
          {subtotal !== null && (
            <span>
              <b>{formatApproximate(language, subtotal, run.is_approximate)}</b>
            </span>
          )}
          {previous !== null && (
            <span>
              {t('standingOrder.runs.against', {
                amount: formatAmount(language, previous.subtotal),
                day: formatDay(language, previous.timestamp),
              })}
            </span>
          )}
        </p>
      )}
      {closure !== null && delivery !== null && (
        <p>{t('standingOrder.runs.moved', { closure, day: formatDay(language, delivery) })}</p>
      )}
      {run.reason !== null && <p>{run.reason}</p>}
      {run.state === 'made' && differences.length === 0 && <p className="muted">{t('standingOrder.runs.same')}</p>}
      {differences.length > 0 &&
        (isOpen ? (
          list
        ) : (
          <details>
            <summary className="weight-600 aub-700 pointer">
              {t('standingOrder.runs.differs', { count: differences.length })}
            </summary>
            {list}
          </details>
        ))}
    </div>
  );
}
