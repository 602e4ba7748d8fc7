import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { ReturnStatus, ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import { formatLongDay, formatShortWeekday, formatTableDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './ReturnPage.module.css';

const way: readonly ReturnStatus[] = ['requested', 'accepted', 'planned', 'collected', 'credited'];

export function ReturnSteps({ view }: { view: ReturnView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { steps, status, collection_day: day } = view;
  const isOver = status === 'refused' || status === 'withdrawn';
  const last = way.findLastIndex((step) => steps.some((entry) => entry.step === step));
  const shownSteps = isOver
    ? steps.map(({ step }) => step)
    : // An unplanned day is omitted once fetched.
      way.filter((step, at) => at > last || steps.some((entry) => entry.step === step));
  return (
    <section className={`below-16 card padded ${styles['return-way']}`} aria-label={t('returns.way')}>
      <ol className="wraps">
        {shownSteps.map((step) => {
          const at = steps.find((entry) => entry.step === step)?.at ?? null;
          const isEnd = step === 'refused' || step === 'withdrawn';
          return (
            <li
              key={step}
              className={at === null ? 'is-planned' : isEnd ? 'is-end' : 'is-done'}
              aria-current={step === status ? 'step' : undefined}
            >
              <i className="stack centred pill white-ground white" aria-hidden="true">
                {at !== null && (isEnd ? <XIcon size={14} weight="bold" /> : <CheckIcon size={14} weight="bold" />)}
              </i>
              <b className="text-15 weight-640">{t(`returns.status.${step}`)}</b>
              {at !== null && (
                <span>
                  <span>{formatShortWeekday(language, at)}</span> <span>{formatTableDay(language, at)}</span>{' '}
                  <strong>{formatTime(language, at)}</strong>
                </span>
              )}
              {step === 'planned' && day !== null && (
                <span>{t('returns.collectionOn', { day: formatLongDay(language, noonOf(day)) })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Noon in epoch seconds, safe from summer time. */
const noonOf = (day: string): number => Math.floor(Date.parse(`${day}T11:00:00Z`) / 1000);
