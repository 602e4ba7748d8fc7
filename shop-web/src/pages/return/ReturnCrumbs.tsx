import { useTranslation } from 'react-i18next';
import { OrderCrumbs } from '../../components/OrderCrumbs.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';

export function ReturnCrumbs({ number }: { number: string | null }) {
  const { t } = useTranslation();
  const path = usePath();
  const note = { to: `${path('deliveryNote')}?number=${number ?? ''}`, label: t('returns.note', { number }) };
  return <OrderCrumbs to={number === null ? null : note} />;
}
