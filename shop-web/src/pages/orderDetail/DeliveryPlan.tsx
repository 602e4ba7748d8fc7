import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { OrderDetail } from '@talloor/contracts/shapes.ts';
import { formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';

export function DeliveryPlan({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (order.status !== 'processed') return null;
  const { delivery, expected } = order;
  const words =
    delivery === undefined
      ? t('orders.beingScheduled')
      : delivery.stage === 'delivered' || expected === undefined
        ? t(`orders.stage.${delivery.stage}`)
        : t('order.expected', {
            stage: t(`orders.stage.${delivery.stage}`),
            from: formatTime(language, expected.from),
            until: formatTime(language, expected.until),
          });
  return (
    <p className="ticket-note row gap-8">
      <TruckIcon size={18} />
      <span>{words}</span>
    </p>
  );
}
