import Button from '@mui/material/Button';
import { formatDay, isoDay } from '@talloor/rules/format/dates.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { serverNow } from '../../session/serverClock.ts';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { DeliveryCalendar } from './DeliveryCalendar.tsx';
import { MomentCards, type MomentChoice } from './MomentCards.tsx';

const shownAtFirst = 4;

/** Calendar, moments and the button that confirms the day it names. */
export function PickerBody({ moments, onClose }: { moments: readonly DeliveryMoment[]; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { basket, confirmDelivery } = useBasket();
  const open = moments.filter((moment) => moment.available);
  const [chosen, setChosen] = useState<MomentChoice | null>(() => firstChoice(open, basket?.delivery_date));
  const [shown, setShown] = useState(shownAtFirst);
  const [isBusy, setIsBusy] = useState(false);
  if (open.length === 0)
    return (
      <div className="picker-empty">
        <EmptyState title={t('picker.none')} text={t('picker.noneText')} />
      </div>
    );

  const chosenAt = open.findIndex((moment) => moment.timestamp === chosen?.timestamp);
  const visible = open.slice(0, Math.max(shown, chosenAt + 1));
  const byDay = new Map(moments.map((moment) => [isoDay(moment.timestamp), moment]));
  const confirm = async () => {
    if (chosen === null) return;
    setIsBusy(true);
    try {
      await confirmDelivery(chosen.timestamp, chosen.window);
      announce(t('delivery.confirmed', { day: formatDay(language, chosen.timestamp) }));
      onClose();
    } catch (error) {
      showToast({ kind: 'error', title: t('delivery.confirmFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  const customer = basket?.customer;
  return (
    <>
      <div className="picker">
        <DeliveryCalendar
          moments={byDay}
          today={isoDay(Math.floor(serverNow() / 1000))}
          chosen={chosen === null ? null : isoDay(chosen.timestamp)}
          onChoose={(day) => {
            const moment = byDay.get(day);
            const [window] = moment?.windows ?? [];
            if (moment === undefined || window === undefined) return;
            setChosen({ timestamp: moment.timestamp, window: window.start });
          }}
        />
        <div className="picker-moments">
          <MomentCards moments={visible} chosen={chosen} onChoose={setChosen} />
          {visible.length < open.length && (
            <button type="button" className="link" onClick={() => setShown(visible.length + shownAtFirst)}>
              {t('picker.more')}
            </button>
          )}
        </div>
      </div>
      <footer className="picker-foot">
        {customer !== undefined && (
          <span className="muted">
            {customer.name}, {customer.delivery_address.address}, {customer.delivery_address.postal}{' '}
            {customer.delivery_address.city}
          </span>
        )}
        <span className="grow" />
        <Button variant="outlined" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button variant="contained" disabled={chosen === null || isBusy} onClick={() => void confirm()}>
          {chosen === null
            ? t('picker.noneChosen')
            : isBusy
              ? t('picker.confirming')
              : t('picker.confirm', { day: formatDay(language, chosen.timestamp) })}
        </Button>
      </footer>
    </>
  );
}

type Confirmed =
  { readonly date: number | null; readonly selected_window: { readonly start: string } | null } | undefined;

/** The confirmed moment while it can still be had, else the first possible. */
function firstChoice(open: readonly DeliveryMoment[], confirmed: Confirmed): MomentChoice | null {
  const moment = open.find(({ timestamp }) => timestamp === confirmed?.date) ?? open[0];
  if (moment === undefined) return null;
  const kept = moment.windows.find(({ start }) => start === confirmed?.selected_window?.start);
  const window = kept ?? moment.windows[0];
  return window === undefined ? null : { timestamp: moment.timestamp, window: window.start };
}
