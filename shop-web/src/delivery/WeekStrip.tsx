import Skeleton from '@mui/material/Skeleton';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatDay, formatMonth, formatWeekdayNumber, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { previewDeliveryMoment } from '@talloor/contracts/endpoints/delivery.ts';
import { useBasket } from '../basket/BasketProvider.tsx';
import { changesBetween } from '../basket/changesBetween.ts';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { useIsLate } from '../components/useIsLate.ts';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { announce } from '../shell/announce.ts';
import { failureText } from '../toasts/failureText.ts';
import { call } from '../server/shopClient.ts';
import { showToast } from '../toasts/toasts.ts';
import { useMay } from '../session/useMay.ts';
import { requestedDay } from './requestedDay.ts';
import { useDeliveryPicker } from './DeliveryPickerProvider.tsx';
import { useDeliveryMoments, type DeliveryMoment } from './useDeliveryMoments.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import './WeekStrip.css';

const maxShownDays = 8;

export function WeekStrip() {
  const { t } = useTranslation();
  const isLate = useIsLate();
  const { data: offered, isError, refetch } = useDeliveryMoments();
  // The chosen day is wider and depends on the basket.
  const { isLoading } = useBasket();
  const moments = isLoading ? undefined : offered;
  return (
    <section className="week-strip" aria-labelledby="week-strip-title">
      <h2 id="week-strip-title" className="sr-only">
        {t('delivery.choose')}
      </h2>
      {isError && (
        <div className="card">
          <LoadFailed title={t('delivery.momentsFailed')} text={t('start.othersWork')} onRetry={() => void refetch()} />
        </div>
      )}
      {moments === undefined && !isError && (
        <div className="week-strip-skeleton">
          {isLate && <Skeleton variant="rectangular" height={78} sx={{ borderRadius: '10px' }} />}
        </div>
      )}
      {moments !== undefined && (
        <ul className="flex gap-8">
          {ahead(moments).map((moment) => (
            <WeekDay key={moment.timestamp} moment={moment} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Consecutive days without delivery count once. */
function ahead(moments: readonly DeliveryMoment[]): readonly DeliveryMoment[] {
  const first = moments.findIndex((moment) => moment.available);
  return moments
    .slice(Math.max(0, first - 1))
    .filter(({ available }, index, days) => available || days[index - 1]?.available !== false)
    .slice(0, maxShownDays);
}

function WeekDay({ moment }: { moment: DeliveryMoment }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const now = useServerMinute();
  const { basket, confirmDelivery } = useBasket();
  const openPicker = useDeliveryPicker();
  const [isBusy, setIsBusy] = useState(false);
  const { timestamp, deadline } = moment;
  const mayOrder = useMay('order');
  const isChosen = basket?.delivery_date.is_confirmed === true && basket.delivery_date.date === timestamp;

  // Refetched a second after the deadline.
  const cutOff = deadline === null ? null : cutOffAt(deadline, Math.floor(now / 1000));
  const isPast = moment.reason === 'past_cutoff' || (moment.available && cutOff?.kind === 'past');
  if (!moment.available || cutOff === null || cutOff.kind === 'past')
    return (
      <li className="is-off">
        <span
          className="full framed-300 round-12 white-ground pad-8-12 to-left stack relative dense week-day is-off"
          title={moment.reason_text ?? undefined}
        >
          <b className="weight-660 text-15">{formatWeekdayNumber(language, timestamp)}</b>
          <span className="small muted nowrap">{isPast ? t('delivery.closed') : t('delivery.noDelivery')}</span>
        </span>
      </li>
    );

  const choose = async () => {
    if (isChosen || isBusy || !mayOrder) return;
    setIsBusy(true);
    try {
      if (basket !== undefined && basket.lines.length > 0) {
        const preview = await call(previewDeliveryMoment, { params: { timestamp: String(timestamp) } });
        if (changesBetween(basket, preview).length > 0) {
          requestedDay.set(timestamp);
          openPicker();
          return;
        }
      }
      await confirmDelivery(timestamp);
      announce(t('delivery.confirmed', { day: formatDay(language, timestamp) }));
    } catch (error) {
      showToast({ kind: 'error', error, title: t('delivery.confirmFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  const [open, ...more] = moment.open_orders;
  const until = 'at' in cutOff ? formatWeekdayTime(language, cutOff.at) : null;
  return (
    <li className={isChosen ? 'is-chosen' : undefined}>
      <button
        type="button"
        className={`full framed-300 round-12 white-ground pad-8-12 to-left stack relative dense week-day${isChosen ? ' is-chosen' : ''}`}
        aria-pressed={isChosen}
        aria-disabled={!mayOrder || undefined}
        title={mayOrder ? undefined : t('portal.mayNotOrder')}
        aria-busy={isBusy || undefined}
        // Browsers do not scroll to a partly visible day.
        onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
        onClick={() => void choose()}
      >
        <b className="weight-660 text-15">
          <span>{formatWeekdayNumber(language, timestamp)}</span>{' '}
          <span className={isChosen ? undefined : 'sr-only'}>{formatMonth(language, timestamp)}</span>
        </b>
        <span className="small muted nowrap">
          {until === null ? (
            t('delivery.lastMinutes')
          ) : isChosen ? (
            <>
              <span>{t('delivery.orderBeforeMoment')}</span> <strong>{until}</strong>
            </>
          ) : (
            t('delivery.before', { moment: until })
          )}
        </span>
        {isChosen && (
          <em className="row upright weight-680 text-14 gap-6 nowrap">
            <ClockCountdownIcon size={18} weight="fill" />
            <span>
              {'at' in cutOff
                ? t('delivery.left', { time: timeLeft(cutOff.secondsLeft) })
                : t('delivery.orderNowShort')}
            </span>
          </em>
        )}
        {open !== undefined && (
          <i className="row upright tiny weight-600 narrow pill gap-4 nowrap">
            <ClockIcon size={13} weight="fill" />
            <span>
              {more.length === 0
                ? t('delivery.open', { order: open })
                : t('delivery.openMore', { count: moment.open_orders.length })}
            </span>
          </i>
        )}
      </button>
    </li>
  );
}
