import Button from '@mui/material/Button';
import { statisticsGroupings } from '@talloor/contracts/endpoints/statistics.ts';
import { isRealDay } from '@talloor/rules/format/readDay.ts';
import { judgePeriod } from '@talloor/rules/statistics/comparePeriods.ts';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DayEntry } from '../../fields/DayEntry.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { periodOf, presets, type StatisticsQuestion } from './statisticsQuestion.ts';
import styles from './StatisticsPage.module.css';

type StatisticsFiltersProps = {
  readonly question: StatisticsQuestion;
  /** yyyy-mm-dd */
  readonly today: string;
  readonly onChange: (question: StatisticsQuestion) => void;
};

export function StatisticsFilters({ question, today, onChange }: StatisticsFiltersProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const id = useId();
  const shown = JSON.stringify(question);
  const [edit, setEdit] = useState({ of: shown, draft: question });
  const draft = edit.of === shown ? edit.draft : question;
  const setDraft = (next: StatisticsQuestion) => setEdit({ of: shown, draft: next });
  const isComplete = isRealDay(draft.from) && isRealDay(draft.to);
  const breach = isComplete ? judgePeriod(draft) : null;
  const noCustomer = draft.customers.length === 0 ? t('statistics.noCustomer') : '';
  const refusal = breach === null ? noCustomer : t(`statistics.breach.${breach}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && breach === null && draft.customers.length > 0) onChange(draft);
  };
  const choose = (number: string, isChosen: boolean) => {
    const rest = draft.customers.filter((each) => each !== number);
    setDraft({ ...draft, customers: isChosen ? [...rest, number].slice(0, 50) : rest });
  };
  return (
    <form className="card padded stack below-16 gap-16" onSubmit={submit} noValidate>
      <fieldset className="no-border no-padding no-margin cluster gap-8">
        <legend className="sr-only">{t('statistics.usualPeriods')}</legend>
        {presets.map((preset) => {
          const period = periodOf(preset, today);
          const isShown = period.from === question.from && period.to === question.to;
          return (
            <button
              key={preset}
              type="button"
              className={`pill framed-400 white-ground ink-900 pointer ${styles['preset']}`}
              aria-pressed={isShown}
              onClick={() => onChange({ ...question, ...period })}
            >
              {t(`statistics.preset.${preset}`)}
            </button>
          );
        })}
      </fieldset>
      <div className={`stack ${styles['fields']}`}>
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={`stack gap-4 shrinks ${styles['field']}`}>
            <label className="text-14 weight-600" htmlFor={`${id}-${end}`}>
              {t(`statistics.${end}`)}
            </label>
            <DayEntry
              className="pad-0-12 white-ground ink-900"
              id={`${id}-${end}`}
              value={draft[end]}
              onDay={(day) => setDraft({ ...draft, [end]: day })}
            />
          </div>
        ))}
        <div className={`stack gap-4 shrinks ${styles['field']}`}>
          <label className="text-14 weight-600" htmlFor={`${id}-by`}>
            {t('statistics.by')}
          </label>
          <select
            className="pad-0-12 white-ground ink-900"
            id={`${id}-by`}
            value={draft.by}
            onChange={({ target }) =>
              setDraft({ ...draft, by: statisticsGroupings.find((by) => by === target.value) ?? 'group' })
            }
          >
            {statisticsGroupings.map((by) => (
              <option key={by} value={by}>
                {t(`statistics.grouping.${by}`)}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" variant="contained">
          {t('statistics.show')}
        </Button>
      </div>
      {user.customers.length > 1 && (
        <fieldset className={`no-border no-padding no-margin ${styles['customers']}`}>
          <legend className="text-14 weight-600">{t('statistics.customers')}</legend>
          {user.customers.map(({ customer_number: number, name }) => (
            <label key={number} className="inline gap-8 tall-rem">
              <input
                type="checkbox"
                checked={draft.customers.includes(number)}
                onChange={({ target }) => choose(number, target.checked)}
              />
              <span>
                {name} <span className="muted nowrap">{number}</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <p className={refusal === '' ? 'sr-only' : 'bad-700 no-margin'} aria-live="polite">
        {refusal}
      </p>
    </form>
  );
}
