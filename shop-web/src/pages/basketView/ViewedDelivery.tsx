import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { deliveryLook } from '../../ticket/deliveryLook.ts';

/** Only the active basket's day can change. */
export function ViewedDelivery({ delivery }: { delivery: BasketView['delivery_date'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { Icon, words } = deliveryLook(delivery);
  const { date, selected_window: window } = delivery;
  return (
    <p className={`ticket-delivery row gap-12${date === null ? ' is-open' : ''}`}>
      <Icon size={22} weight="fill" />
      <span className="grow dense">
        <b className="as-block weight-660 text-15">
          {date === null ? t('keptBaskets.noDelivery') : t(words, { day: formatDay(language, date) })}
        </b>
        {window !== null && <small>{t('basket.windowOnly', window)}</small>}
      </span>
    </p>
  );
}
