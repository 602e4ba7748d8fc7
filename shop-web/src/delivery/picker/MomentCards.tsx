import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { MomentMeaning } from '@talloor/contracts/endpoints/delivery.ts';
import type { DeliveryServiceView } from '@talloor/rules/basket/basketWire.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatDay, formatShortDay, formatTime, isoDay } from '@talloor/rules/format/dates.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { shortMoment } from '../../standingOrders/shortMoment.ts';
import type { DeliveryMoment } from '../useDeliveryMoments.ts';
import { useTimeLeft } from '../useTimeLeft.ts';
import { nameOf, type Offer } from './offers.ts';

type MomentCardsProps = {
  readonly offers: readonly Offer[];
  readonly moments: ReadonlyMap<number, DeliveryMoment>;
  readonly meanings: ReadonlyMap<string, MomentMeaning>;
  readonly chosenOffer: Offer | null;
  readonly onChoose: (offer: Offer) => void;
};

export function MomentCards({ offers, moments, meanings, chosenOffer, onChoose }: MomentCardsProps) {
  const { t } = useTranslation();
  return (
    <div role="radiogroup" aria-label={t('picker.moments')} className="below-8 picker-cards stack gap-8">
      {offers.map((offer) => (
        <MomentCard
          key={nameOf(offer)}
          offer={offer}
          moment={moments.get(offer.timestamp)}
          meaning={meanings.get(nameOf(offer))}
          isChosen={chosenOffer !== null && nameOf(chosenOffer) === nameOf(offer)}
          onChoose={() => onChoose(offer)}
        />
      ))}
    </div>
  );
}

type MomentCardProps = {
  readonly offer: Offer;
  readonly moment: DeliveryMoment | undefined;
  readonly meaning: MomentMeaning | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

function MomentCard({ offer, moment, meaning, isChosen, onChoose }: MomentCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const timeLeft = useTimeLeft();
  const now = Math.floor(useServerMinute() / 1000);
  const cutOff = cutOffAt(offer.deadline, now);
  const isToday = isoDay(offer.deadline) === isoDay(now);
  const DeadlineIcon = isToday ? ClockCountdownIcon : ClockIcon;
  const [open] = moment?.open_orders ?? [];
  const isExtendable = open !== undefined && moment?.extendable_orders.includes(open) === true;
  return (
    <label className={`stack framed-300 round-12 pad-12-16 pointer picker-card${isChosen ? ' is-chosen' : ''}`}>
      <input type="radio" name="delivery-moment" checked={isChosen} onChange={onChoose} />
      <span>
        <b className="as-block text-16 weight-660">{formatDay(language, offer.timestamp)}</b>
        <small className="muted small">{t('order.window', offer.window)}</small>
      </span>
      <span className="text-14 ink-700 picker-card-deadline row at-top gap-8">
        <DeadlineIcon size={18} weight={isToday ? 'fill' : 'regular'} />
        {'at' in cutOff ? (
          <span>
            <RichText
              i18nKey="picker.before"
              values={{
                moment: isToday
                  ? `${t('picker.today')} ${formatTime(language, cutOff.at)}`
                  : shortMoment(language, cutOff.at),
              }}
              components={{ b: <b /> }}
            />
            {isToday && (
              <em className="as-block upright weight-660">
                {t('delivery.left', { time: timeLeft(cutOff.secondsLeft) })}
              </em>
            )}
          </span>
        ) : (
          <b>
            {cutOff.kind === 'past'
              ? t('delivery.expired')
              : t('delivery.lastMinutesFor', { day: formatShortDay(language, offer.timestamp) })}
          </b>
        )}
      </span>
      {offer.service !== null && <ServiceNote service={offer.service} />}
      {meaning !== undefined && <MeaningNotes meaning={meaning} />}
      {open !== undefined && (
        <span className="picker-card-note row gap-6 small is-open">
          <ClockIcon size={14} weight="fill" />
          <span>{isExtendable ? t('picker.extendable', { order: open }) : t('picker.alsoOpen', { order: open })}</span>
        </span>
      )}
    </label>
  );
}

function ServiceNote({ service }: { service: DeliveryServiceView }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <span className="picker-card-note row gap-6 small">
      {service.kind === 'express' ? (
        <>
          <LightningIcon size={14} weight="fill" />
          <span>
            {service.fee === null
              ? t('picker.expressHidden')
              : t('picker.expressFee', { amount: formatAmount(language, service.fee) })}
          </span>
        </>
      ) : service.kind === 'pickup' ? (
        <>
          <StorefrontIcon size={14} weight="fill" />
          <span>{service.name}</span>
          <span>, </span>
          <span>{service.address}</span>
          <span>, </span>
          <span>{service.postal}</span> <span>{service.city}</span>
        </>
      ) : null}
    </span>
  );
}

function MeaningNotes({ meaning }: { meaning: MomentMeaning }) {
  const { t } = useTranslation();
  const { impossible, solved } = meaning;
  return (
    <>
      {impossible.length > 0 && (
        <span
          className="bad-700 picker-card-note row gap-6 small is-bad"
          title={impossible.map(({ name }) => name).join(', ')}
        >
          <WarningCircleIcon size={14} weight="fill" />
          <span>{t('picker.notOnThisDay', { count: impossible.length })}</span>
        </span>
      )}
      {solved.length > 0 && (
        <span className="picker-card-note row gap-6 small is-good" title={solved.map(({ name }) => name).join(', ')}>
          <CheckCircleIcon size={14} weight="fill" />
          <span>{t('picker.solves', { count: solved.length })}</span>
        </span>
      )}
      {meaning.is_below_minimum && (
        <span className="bad-700 picker-card-note row gap-6 small is-bad">
          <WarningCircleIcon size={14} weight="fill" />
          <span>{t('picker.belowMinimum')}</span>
        </span>
      )}
    </>
  );
}
