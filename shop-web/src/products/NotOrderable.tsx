import { CalendarXIcon } from '@phosphor-icons/react/dist/csr/CalendarX';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { formatTableDay, formatWeekdayNumber } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { useCustomerSwitcher } from '../customers/CustomerSwitcherProvider.tsx';
import { useDeliveryMoments } from '../delivery/useDeliveryMoments.ts';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { useIsMusselPackage } from '../mussels/useMussels.ts';
import type { Offer } from './offerOf.ts';
import './QuantityControl.css';

type NotOrderableProps = { readonly articleNumber: string; readonly offer: Offer };

export function NotOrderable({ articleNumber, offer }: NotOrderableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  switch (offer.kind) {
    case 'log_in':
      return (
        <Link className="inline gap-8 round-8 aub-700 weight-620 nowrap quantity-add" to={path('login')}>
          {t('product.logInForPrice')}
        </Link>
      );
    case 'choose_customer':
      return <ChooseCustomer />;
    case 'no_stock':
      return (
        <span className="inline gap-8 muted small weight-560 quantity-none is-time">
          <CalendarXIcon size={18} />
          <span>
            {offer.availableOn === null
              ? t('quantity.noStock')
              : t('quantity.backOn', { day: formatTableDay(language, offer.availableOn) })}
          </span>
        </span>
      );
    case 'closed':
      return <ClosedForDay />;
    case 'out_of_assortment':
      return (
        <span className="inline gap-8 muted small weight-560 quantity-none">
          <ProhibitIcon size={18} />
          <span>{t('quantity.outOfAssortment')}</span>
        </span>
      );
    case 'not_orderable':
      return <NotOrderableHere articleNumber={articleNumber} />;
    case 'only_looking':
    case 'order':
    case 'preorder':
    case 'on_demand':
      return null;
    default:
      return offer satisfies never;
  }
}

/** Fresh mussels have their own page. */
function NotOrderableHere({ articleNumber }: Pick<NotOrderableProps, 'articleNumber'>) {
  const { t } = useTranslation();
  const path = usePath();
  if (useIsMusselPackage(articleNumber))
    return (
      <Link className="inline round-8 aub-700 weight-620 small quantity-add to-center" to={path('mussels')}>
        {t('mussels.order')}
      </Link>
    );
  return (
    <span className="inline gap-8 muted small weight-560 quantity-none">
      <ProhibitIcon size={18} />
      <span>{t('quantity.notOrderable')}</span>
    </span>
  );
}

function ChooseCustomer() {
  const { t } = useTranslation();
  const openSwitcher = useCustomerSwitcher();
  return (
    <button
      type="button"
      className="inline gap-8 round-8 aub-700 weight-620 nowrap quantity-add"
      aria-haspopup="dialog"
      onClick={openSwitcher}
    >
      {t('product.chooseCustomer')}
    </button>
  );
}

function ClosedForDay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const basketDay = useBasketPart(({ basket }) => basket?.delivery_date.date);
  const { data: moments } = useDeliveryMoments();
  const day = basketDay ?? moments?.find((moment) => moment.available)?.timestamp;
  return (
    <span className="inline gap-8 muted small weight-560 quantity-none is-time">
      <ClockIcon size={18} />
      <span>{t('product.closed', { day: day === undefined ? '' : formatWeekdayNumber(language, day) })}</span>
    </span>
  );
}
