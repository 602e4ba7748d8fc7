import { mostAnalyticsDays } from '@talloor/contracts/analytics/mostAnalyticsDays.ts';
import { useState, type FormEvent } from 'react';
import { shopClock } from '../data/shopClock.ts';
import { DayField } from '../days/DayField.tsx';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import '../people/people.css';
import '../priceAsSeen/PriceAsSeen.css';
import { lastDays, readPeriod, usualDays, type Period } from './period.ts';

type PeriodFormProps = { readonly period: Period; readonly onPeriod: (period: Period) => void };

export function PeriodForm({ period, onPeriod }: PeriodFormProps) {
  const { t } = useOfficeText();
  const [typed, setTyped] = useState(period);
  const [isWrong, setWrong] = useState(false);
  const choose = (next: Period) => {
    setTyped(next);
    setWrong(false);
    onPeriod(next);
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    const next = readPeriod(typed.from, typed.to);
    if (next === null) setWrong(true);
    else choose(next);
  };
  return (
    <form className="at-top below-16 seen-form stack gap-16 office-card" onSubmit={show}>
      <fieldset className="no-border no-padding shrinks wraps gap-8 filter-chips" aria-label={t('analytics.period')}>
        {usualDays.map((days) => {
          const usual = lastDays(days, shopClock.now());
          return (
            <button
              className="framed-300 pill white-ground ink-700 weight-560"
              key={days}
              type="button"
              aria-pressed={usual.from === period.from && usual.to === period.to}
              onClick={() => choose(usual)}
            >
              {t('analytics.lastDays', { count: days })}
            </button>
          );
        })}
      </fieldset>
      <div className="wraps gap-8 seen-moment">
        <DayField
          name="from"
          label={t('analytics.from')}
          value={typed.from}
          onDay={(from) => setTyped({ ...typed, from })}
        />
        <DayField name="to" label={t('analytics.to')} value={typed.to} onDay={(to) => setTyped({ ...typed, to })} />
        <button type="submit" className="office-primary">
          {t('analytics.show')}
        </button>
      </div>
      {isWrong && (
        <p role="alert" className="field-error">
          {t('analytics.wrongPeriod', { count: mostAnalyticsDays })}
        </p>
      )}
    </form>
  );
}
