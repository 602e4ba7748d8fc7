import Button from '@mui/material/Button';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { formatDay, formatMonth, formatWeekdayNumber } from '@talloor/rules/format/dates.ts';
import type { MusselDay } from '@talloor/rules/mussel/musselDays.ts';
import { musselMoments, musselWindows } from '@talloor/rules/mussel/musselFacts.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import styles from './MusselsPage.module.css';
import type { ChosenMoment } from './useChosenMoment.ts';

const icons = { morning: SunHorizonIcon, afternoon: SunIcon } as const;

export function MusselMoments({ choice }: { choice: ChosenMoment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { days, day: chosenDay, moment: chosenMoment, moments } = choice;
  const first = days.find(({ closed }) => closed === null);
  return (
    <section className="card padded" aria-labelledby="mussel-when">
      <div className="cluster apart gap-8 below-12">
        <h2 id="mussel-when" className={`${styles['mussel-step']} row gap-8`}>
          <i className="stack centred rigid pill white text-14 upright weight-660" aria-hidden="true">
            1
          </i>
          <span>{t('mussels.when')}</span>
        </h2>
        {first && (
          <span className={`${styles['mussel-first']} row gap-6 small weight-600 round-4`}>
            <ClockCountdownIcon size={16} weight="fill" />
            <span>{t('mussels.first', { day: formatDay(language, epochOfDay(first.day)) })}</span>
          </span>
        )}
      </div>
      <fieldset className={`${styles['mussel-days']} no-border no-padding no-margin`}>
        <legend className="sr-only">{t('mussels.day')}</legend>
        {days.map((each) => (
          <DayChoice key={each.day} day={each} isChosen={each.day === chosenDay} onChoose={choice.chooseDay} />
        ))}
      </fieldset>
      {choice.hasMoreDays && (
        <Button variant="text" onClick={choice.showMoreDays}>
          {t('mussels.moreDays')}
        </Button>
      )}
      {chosenDay !== null && (
        <fieldset className={`${styles['mussel-moments']} no-border no-padding no-margin above-12`}>
          <legend className="sr-only">{t('mussels.moment')}</legend>
          {musselMoments
            .filter((moment) => moments.includes(moment))
            .map((moment) => {
              const Icon = icons[moment];
              const { start, end } = musselWindows[moment];
              const isChosen = moment === chosenMoment;
              return (
                <label
                  key={moment}
                  className={`framed-400 round-12 pad-12-16 pointer row gap-12 dense relative${isChosen ? ' is-chosen' : ''}`}
                >
                  <input
                    type="radio"
                    name="mussel-moment"
                    {...fieldOf('deliveryMoment')}
                    checked={isChosen}
                    onChange={() => choice.chooseMoment(moment)}
                  />
                  <Icon size={22} />
                  <span>
                    <b className="as-block">{t(`mussels.moments.${moment}`)}</b>
                    <small className="muted small">{t('order.window', { start, end })}</small>
                  </span>
                </label>
              );
            })}
        </fieldset>
      )}
    </section>
  );
}

type DayChoiceProps = {
  readonly day: MusselDay;
  readonly isChosen: boolean;
  readonly onChoose: (day: string) => void;
};

function DayChoice({ day: { day, closed }, isChosen, onChoose }: DayChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const epoch = epochOfDay(day);
  const state = closed !== null ? ' is-off' : isChosen ? ' is-chosen' : '';
  return (
    <label className={`framed-400 round-8 to-center dense relative stack${closed === null ? ' pointer' : ''}${state}`}>
      <input
        type="radio"
        name="mussel-day"
        {...(closed === null && fieldOf('deliveryDate'))}
        checked={isChosen}
        disabled={closed !== null}
        onChange={() => onChoose(day)}
      />
      <b className="weight-660">{formatWeekdayNumber(language, epoch)}</b>
      <small>{closed === null ? formatMonth(language, epoch) : t(`mussels.closedDay.${closed}`)}</small>
    </label>
  );
}
