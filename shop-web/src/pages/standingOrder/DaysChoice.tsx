import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatWeekday } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { formatWeekdayShort } from '../../calendar/calendarFormats.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { DatesCalendar } from './DatesCalendar.tsx';
import type { PlanDraft, StandingOrderPageData } from './planDraft.ts';

type DaysChoiceProps = {
  readonly draft: PlanDraft;
  readonly data: Pick<StandingOrderPageData, 'rounds' | 'closed_days'>;
  readonly onChange: (changes: Partial<PlanDraft>) => void;
};

const someMonday = '2026-03-02';

export function DaysChoice({ draft, data, onChange }: DaysChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const served = data.rounds.find(({ key }) => key === draft.service)?.weekdays ?? [];
  const { weekdays } = draft;
  return (
    <section className="card standing-card" aria-labelledby="standing-days">
      <h2 className="text-16" id="standing-days">
        {t('standingOrder.days.title')}
      </h2>
      <p className="muted">{t('standingOrder.days.text')}</p>
      <ToggleButtonGroup
        exclusive
        value={draft.kind}
        aria-label={t('standingOrder.days.kind')}
        onChange={(_, kind: PlanDraft['kind'] | null) => kind !== null && onChange({ kind })}
      >
        <ToggleButton value="weekly">{t('standingOrder.days.weekly')}</ToggleButton>
        <ToggleButton value="dates">{t('standingOrder.days.dates')}</ToggleButton>
      </ToggleButtonGroup>
      {draft.kind === 'weekly' ? (
        <ul className="above-12 standing-weekdays stack gap-8" data-frame aria-label={t('standingOrder.days.weekdays')}>
          {[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
            const day = addDays(someMonday, weekday - 1);
            const isServed = served.includes(weekday);
            const isChosen = weekdays.includes(weekday);
            if (!isServed && !isChosen)
              return (
                <li key={weekday} className="stack gap-6 framed-300 round-12 white-ground to-center is-off">
                  <b>{formatWeekdayShort(language, day)}</b>
                  <span>{t('standingOrder.days.notServed')}</span>
                </li>
              );
            return (
              <li
                key={weekday}
                className={`stack gap-6 framed-300 round-12 white-ground to-center${isChosen ? ' is-chosen' : ''}`}
              >
                <label className="stack gap-6 full pointer">
                  <input
                    type="checkbox"
                    {...fieldOf('schedule.weekdays')}
                    checked={isChosen}
                    aria-label={formatWeekday(language, epochOfDay(day))}
                    onChange={() =>
                      onChange({
                        weekdays: isChosen ? weekdays.filter((each) => each !== weekday) : [...weekdays, weekday],
                      })
                    }
                  />
                  <b>{formatWeekdayShort(language, day)}</b>
                </label>
              </li>
            );
          })}
        </ul>
      ) : (
        <DatesCalendar
          days={draft.days}
          served={served}
          closedDays={data.closed_days}
          onChange={(days) => onChange({ days })}
        />
      )}
    </section>
  );
}
