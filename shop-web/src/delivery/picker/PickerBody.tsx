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
import { requestedDay } from '../requestedDay.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { DeliveryCalendar } from './DeliveryCalendar.tsx';
import { ExtraOrderChoice } from './ExtraOrderChoice.tsx';
import { MomentCards } from './MomentCards.tsx';
import { firstChoice, offersOf, wayOf, waysOf, type Offer } from './offers.ts';
import { PickerChanges } from './PickerChanges.tsx';
import { PickerFoot } from './PickerFoot.tsx';
import { useMomentMeanings, useMomentPreview } from './useMomentMeanings.ts';
import { WayChoice } from './WayChoice.tsx';

const initialCount = 4;

export function PickerBody({ moments, onClose }: { moments: readonly DeliveryMoment[]; onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { basket, confirmDelivery, chooseKind } = useBasket();
  const [chosenOffer, setChosenOffer] = useState<Offer | null>(() =>
    firstChoice(moments, basket?.delivery_date, requestedDay.get()),
  );
  const [mainOrder, setMainOrder] = useState(basket?.main_order ?? null);
  const [shownCount, setShownCount] = useState(initialCount);
  const [isBusy, setIsBusy] = useState(false);
  const way = wayOf(chosenOffer);
  const offers = moments.flatMap((moment) => offersOf(moment, way));
  const chosenIndex = offers.findIndex(({ timestamp }) => timestamp === chosenOffer?.timestamp);
  const visible = offers.slice(0, Math.max(shownCount, chosenIndex + 1));
  const meanings = useMomentMeanings(visible.slice(-initialCount * 3).map(({ timestamp }) => timestamp));
  const preview = useMomentPreview(chosenOffer);
  if (chosenOffer === null)
    return (
      <div className="picker-empty">
        <EmptyState title={t('picker.none')} text={t('picker.noneText')} />
      </div>
    );

  const byDay = new Map(
    moments.map((moment) => [isoDay(moment.timestamp), { ...moment, available: offersOf(moment, way).length > 0 }]),
  );
  const choose = (offer: Offer) => {
    setChosenOffer(offer);
    setMainOrder(null);
  };
  const extendable = moments.find(({ timestamp }) => timestamp === chosenOffer.timestamp)?.extendable_orders ?? [];
  const confirm = async () => {
    setIsBusy(true);
    try {
      await (mainOrder === null
        ? confirmDelivery(chosenOffer.timestamp, chosenOffer.window.start, chosenOffer.key)
        : chooseKind({ kind: 'extra', main_order: mainOrder }));
      announce(t('delivery.confirmed', { day: formatDay(language, chosenOffer.timestamp) }));
      onClose();
    } catch (error) {
      showToast({ kind: 'error', error, title: t('delivery.confirmFailed'), text: failureText(error, t) });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className="stack picker">
        <DeliveryCalendar
          moments={byDay}
          way={way}
          today={isoDay(Math.floor(serverNow() / 1000))}
          chosenDay={isoDay(chosenOffer.timestamp)}
          onChoose={(day) => {
            const [offer] = offers.filter(({ timestamp }) => isoDay(timestamp) === day);
            if (offer !== undefined) choose(offer);
          }}
        />
        <div className="shrinks picker-moments">
          <WayChoice
            ways={waysOf(moments)}
            chosenWay={way}
            onChoose={(next) => {
              const [offer] = moments.flatMap((moment) => offersOf(moment, next));
              if (offer !== undefined) choose(offer);
            }}
          />
          <MomentCards
            offers={visible}
            moments={new Map(moments.map((moment) => [moment.timestamp, moment]))}
            meanings={meanings}
            chosenOffer={chosenOffer}
            onChoose={choose}
          />
          {visible.length < offers.length && (
            <button type="button" className="link" onClick={() => setShownCount(visible.length + initialCount)}>
              {t('picker.more')}
            </button>
          )}
        </div>
      </div>
      <div className="rigid line-above picker-meaning">
        <ExtraOrderChoice orders={extendable} chosenOrder={mainOrder} onChoose={setMainOrder} />
        {mainOrder === null && <PickerChanges offer={chosenOffer} preview={preview} />}
      </div>
      <PickerFoot
        basket={basket}
        offer={chosenOffer}
        isBusy={isBusy}
        isChecking={mainOrder === null && preview.isLoading}
        onCancel={onClose}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
