import Button from '@mui/material/Button';
import { BasketIcon } from '@phosphor-icons/react/dist/csr/Basket';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { listStandingDates } from '@talloor/contracts/endpoints/standingOrder.ts';
import type { StandingDateView, StandingPlanView } from '@talloor/contracts/endpoints/standingOrderShapes.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useServerMinute } from '../../session/serverClock.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { standingKey } from '../../standingOrders/standingKeys.ts';
import { shortMoment } from '../../standingOrders/shortMoment.ts';
import type { StandingOrderPageData } from './planDraft.ts';
import type { StandingOrderModel } from './useStandingOrder.ts';
import styles from './StandingOrderPage.module.css';

type NextDatesProps = {
  readonly data: StandingOrderPageData;
  readonly plan: StandingPlanView | null;
  readonly isPreview: boolean;
  readonly model: StandingOrderModel | undefined;
};

export function NextDates({ data, plan, isPreview, model }: NextDatesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { customer } = useSession();
  const { quantities: _, ...datesQuery } = plan ?? { quantities: {} };
  const { data: previewed } = useQuery({
    queryKey: [...standingKey, 'preview', customer?.customer_number ?? null, language, datesQuery],
    queryFn: ({ signal }) =>
      'schedule' in datesQuery ? call(listStandingDates, { body: datesQuery }, { signal }) : Promise.resolve([]),
    enabled: isPreview && plan !== null,
    placeholderData: keepPreviousData,
  });
  const dates = isPreview ? (plan === null ? [] : previewed) : data.dates;
  return (
    <section className="card standing-dates" aria-labelledby="standing-dates">
      <h2 className="text-16" id="standing-dates">
        {t('standingOrder.dates.title')}
      </h2>
      {isPreview && plan !== null && (
        <p className="muted">
          <span>{t('standingOrder.dates.preview')}</span>
          {data.order !== null && <span>{` ${t('standingOrder.dates.skipLater')}`}</span>}
        </p>
      )}
      {dates?.length === 0 && (
        <p className="muted">{t(plan === null ? 'standingOrder.dates.choose' : 'standingOrder.dates.none')}</p>
      )}
      <ul>
        {dates?.map((date) => (
          <NextDate key={date.day} date={date} model={isPreview ? undefined : model} />
        ))}
      </ul>
    </section>
  );
}

type NextDateProps = {
  readonly date: StandingDateView;
  readonly model: StandingOrderModel | undefined;
};

function NextDate({ date, model }: NextDateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useServerMinute();
  const [isBusy, setIsBusy] = useState(false);
  const { closure, delivery_date: delivery, delivery_window: window, state } = date;
  const dayText = formatDay(language, date.timestamp);
  const cutOff = cutOffAt(date.deadline, Math.floor(now / 1000));
  const isSkipped = state === 'skipped';
  const isOff = isSkipped || state === 'paused' || delivery === null;
  const run = async (change: Promise<boolean> | undefined) => {
    if (isBusy) return;
    setIsBusy(true);
    await change;
    setIsBusy(false);
  };
  const basketText =
    state === 'being_made'
      ? t('standingOrder.dates.beingMade')
      : date.made_at * 1000 <= now
        ? t('standingOrder.dates.atOnce')
        : t('standingOrder.dates.made', { moment: shortMoment(language, date.made_at) });
  return (
    <li className={isOff ? 'is-off' : undefined} data-day={date.day}>
      <span className={`wraps ${styles['standing-date']}`}>
        <b className="text-16">{dayText}</b>
        {window !== null && !isOff && <span className="muted">{`${window.start} – ${window.end}`}</span>}
        {isSkipped && <span className="tag">{t('standingOrder.dates.skipped')}</span>}
        {state === 'paused' && <span className="tag">{t('standingOrder.dates.paused')}</span>}
      </span>
      {closure !== null && !isSkipped && (
        <span className={styles['standing-moved']}>
          {delivery === null
            ? t('standingOrder.dates.noDelivery', { closure })
            : t('standingOrder.dates.moved', { closure, day: formatDay(language, delivery) })}
        </span>
      )}
      {!isOff && (
        <>
          <span className={`ink-700 ${styles['standing-when']} inline gap-8`}>
            <BasketIcon size={16} />
            <span>{basketText}</span>
          </span>
          {cutOff.kind !== 'past' && (
            <span className={`ink-700 ${styles['standing-when']} inline gap-8`}>
              <ClockIcon size={16} />
              <span>
                {cutOff.kind === 'last_minutes'
                  ? t('delivery.lastMinutesFor', { day: dayText })
                  : t('standingOrder.dates.order', { moment: shortMoment(language, cutOff.at) })}
              </span>
            </span>
          )}
        </>
      )}
      {model !== undefined && (state === 'planned' || isSkipped) && (
        <Button
          variant="outlined"
          size="small"
          aria-busy={isBusy || undefined}
          aria-label={t(isSkipped ? 'standingOrder.dates.restoreName' : 'standingOrder.dates.skipName', {
            day: dayText,
          })}
          onClick={() =>
            void run(
              isSkipped
                ? model.restore(date.day, t('standingOrder.dates.restoredNotice', { day: dayText }))
                : model.skip(date.day, t('standingOrder.dates.skippedNotice', { day: dayText })),
            )
          }
        >
          <span>{t(isSkipped ? 'standingOrder.dates.restore' : 'standingOrder.dates.skip')}</span>
        </Button>
      )}
    </li>
  );
}
