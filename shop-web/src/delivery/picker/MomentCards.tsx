import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { closingWindowSeconds, shownEarlierSeconds } from '@talloor/rules/delivery/closingWarning.ts';
import { formatDay, formatTableDay, formatTime, formatWeekdayTime, isoDay } from '@talloor/rules/format/dates.ts';
import { Trans, useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { useTimeLeft } from '../useTimeLeft.ts';
import { whatDayMeans } from './whatDayMeans.ts';

export type MomentChoice = { readonly timestamp: number; readonly window: string };

type MomentCardsProps = {
  readonly moments: readonly DeliveryMoment[];
  readonly chosen: MomentChoice | null;
  readonly onChoose: (choice: MomentChoice) => void;
};

/** The moments that can be chosen, as radio cards: day, window, until when, and what it means for this basket. */
export function MomentCards({ moments, chosen, onChoose }: MomentCardsProps) {
  const { t } = useTranslation();
  return (
    <div role="radiogroup" aria-label={t('picker.moments')} className="picker-cards">
      {moments.flatMap((moment) =>
        moment.windows.map((window) => (
          <MomentCard
            key={`${moment.timestamp} ${window.start}`}
            moment={moment}
            window={window}
            isChosen={chosen?.timestamp === moment.timestamp && chosen.window === window.start}
            onChoose={() => onChoose({ timestamp: moment.timestamp, window: window.start })}
          />
        )),
      )}
    </div>
  );
}

type MomentCardProps = {
  readonly moment: DeliveryMoment;
  readonly window: DeliveryMoment['windows'][number];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function MomentCard({ moment, window, isChosen, onChoose }: MomentCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const now = Math.floor(useServerMinute() / 1000);
  const { basket } = useBasket();
  const meaning = whatDayMeans(basket, moment);
  const left = (moment.deadline ?? 0) - now;
  const isClosing = left <= closingWindowSeconds;
  const shown = (moment.deadline ?? 0) - (isClosing ? shownEarlierSeconds : 0);
  const isToday = isoDay(shown) === isoDay(now);
  const DeadlineIcon = isToday ? ClockCountdownIcon : ClockIcon;
  const [open] = moment.open_orders;
  return (
    <label className={`picker-card${isChosen ? ' is-chosen' : ''}`}>
      <input type="radio" name="delivery-moment" checked={isChosen} onChange={onChoose} />
      <span className="picker-card-day">
        <b>{formatDay(language, moment.timestamp)}</b>
        <small>{t('order.window', window)}</small>
      </span>
      <span className="picker-card-deadline">
        <DeadlineIcon size={18} weight={isToday ? 'fill' : 'regular'} />
        <span>
          <Trans
            i18nKey="picker.before"
            values={{
              moment: isToday
                ? `${t('picker.today')} ${formatTime(language, shown)}`
                : `${formatWeekdayTime(language, shown).split('\u00a0')[0] ?? ''} ${formatTableDay(language, shown)} ${formatTime(language, shown)}`,
            }}
            components={{ b: <b /> }}
          />
          {isToday && <em>{t('delivery.left', { time: timeLeft(Math.max(0, shown - now)) })}</em>}
        </span>
      </span>
      {meaning.notDelivered > 0 && (
        <span className="picker-card-note is-bad">
          <WarningCircleIcon size={14} weight="fill" />
          {t('picker.notOnThisDay', { count: meaning.notDelivered })}
        </span>
      )}
      {meaning.solved > 0 && (
        <span className="picker-card-note is-good">
          <CheckCircleIcon size={14} weight="fill" />
          {t('picker.solves', { count: meaning.solved })}
        </span>
      )}
      {open !== undefined && (
        <span className="picker-card-note is-open">
          <ClockIcon size={14} weight="fill" />
          {t('picker.alsoOpen', { order: open })}
        </span>
      )}
    </label>
  );
}
