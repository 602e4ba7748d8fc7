import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

/** When a basket is to be delivered; the day is changed in the active basket only. */
export function ViewedDelivery({ delivery }: { delivery: BasketView['delivery_date'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { date, selected_window: window } = delivery;
  return (
    <p className="viewed-delivery">
      <TruckIcon size={22} weight="fill" />
      <span>
        <b>{date === null ? t('keptBaskets.noDelivery') : t('basket.delivery', { day: formatDay(language, date) })}</b>
        {window !== null && <small>{t('basket.windowOnly', window)}</small>}
      </span>
    </p>
  );
}
