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
import { askedDay } from '../askedDay.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { DeliveryCalendar } from './DeliveryCalendar.tsx';
import { ExtraOrderChoice } from './ExtraOrderChoice.tsx';
import { MomentCards } from './MomentCards.tsx';
import { firstChoice, offersOf, wayOf, waysOf, type Offer } from './offers.ts';
import { PickerChanges } from './PickerChanges.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { useMomentMeanings, useMomentPreview } from './useMomentMeanings.ts';
import { WayChoice } from './WayChoice.tsx';

const shownAtFirst = 4;

export function PickerBody({ moments, onClose }: { moments: readonly DeliveryMoment[]; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { basket, confirmDelivery, chooseKind } = useBasket();
  const [chosen, setChosen] = useState<Offer | null>(() => firstChoice(moments, basket?.delivery_date, askedDay.get()));
  const [mainOrder, setMainOrder] = useState(basket?.main_order ?? null);
  const [shown, setShown] = useState(shownAtFirst);
  const [isBusy, setIsBusy] = useState(false);
  const way = wayOf(chosen);
  const offers = moments.flatMap((moment) => offersOf(moment, way));
  const chosenAt = offers.findIndex(({ timestamp }) => timestamp === chosen?.timestamp);
  const visible = offers.slice(0, Math.max(shown, chosenAt + 1));
  const meanings = useMomentMeanings(visible.slice(-shownAtFirst * 3).map(({ timestamp }) => timestamp));
  const preview = useMomentPreview(chosen);
  if (chosen === null)
    return (
      <div className="picker-empty">
        <EmptyState title={t('picker.none')} text={t('picker.noneText')} />
      </div>
    );

  const byDay = new Map(
    moments.map((moment) => [isoDay(moment.timestamp), { ...moment, available: offersOf(moment, way).length > 0 }]),
  );
  const choose = (offer: Offer) => {
    setChosen(offer);
    setMainOrder(null);
  };
  const extendable = moments.find(({ timestamp }) => timestamp === chosen.timestamp)?.extendable_orders ?? [];
  const confirm = async () => {
    setIsBusy(true);
    try {
      await (mainOrder === null
        ? confirmDelivery(chosen.timestamp, chosen.window.start, chosen.key)
        : chooseKind({ kind: 'extra', main_order: mainOrder }));
      announce(t('delivery.confirmed', { day: formatDay(language, chosen.timestamp) }));
      onClose();
    } catch (error) {
      showToast({ kind: 'error', title: t('delivery.confirmFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className="picker">
        <DeliveryCalendar
          moments={byDay}
          way={way}
          today={isoDay(Math.floor(serverNow() / 1000))}
          chosen={isoDay(chosen.timestamp)}
          onChoose={(day) => {
            const [offer] = offers.filter(({ timestamp }) => isoDay(timestamp) === day);
            if (offer !== undefined) choose(offer);
          }}
        />
        <div className="picker-moments">
          <WayChoice
            ways={waysOf(moments)}
            chosen={way}
            onChoose={(next) => {
              const [offer] = moments.flatMap((moment) => offersOf(moment, next));
              if (offer !== undefined) choose(offer);
            }}
          />
          <MomentCards
            offers={visible}
            moments={new Map(moments.map((moment) => [moment.timestamp, moment]))}
            meanings={meanings}
            chosen={chosen}
            onChoose={choose}
          />
          {visible.length < offers.length && (
            <button type="button" className="link" onClick={() => setShown(visible.length + shownAtFirst)}>
              {t('picker.more')}
            </button>
          )}
        </div>
      </div>
      <div className="picker-meaning">
        <ExtraOrderChoice orders={extendable} chosen={mainOrder} onChoose={setMainOrder} />
        {mainOrder === null && <PickerChanges offer={chosen} preview={preview} />}
      </div>
      <PickerFoot
        basket={basket}
        offer={chosen}
        isBusy={isBusy}
        isChecking={mainOrder === null && preview.isLoading}
        onCancel={onClose}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
