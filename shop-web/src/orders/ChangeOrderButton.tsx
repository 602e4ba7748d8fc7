import Button from '@mui/material/Button';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useMayChange, type ChangeableOrder } from './useMayChange.ts';

type ChangeOrderButtonProps = {
  readonly order: ChangeableOrder & Pick<OrderSummary, 'delivery_service'>;
  readonly size?: 'small' | 'medium';
};

export function ChangeOrderButton({ order, size = 'medium' }: ChangeOrderButtonProps) {
  const { t } = useTranslation();
  const path = usePath();
  const mayChange = useMayChange(order);
  // Mussels are only cancelled (ADR 0148).
  if (!mayChange || order.delivery_service?.kind === 'mussels') return null;
  const { order_number: number } = order;
  return (
    <Button
      component={Link}
      to={`${path('changeOrder')}?order=${number}`}
      variant={size === 'small' ? 'tonal' : 'contained'}
      size={size}
      aria-label={t('changeOrder.changeName', { order: number })}
    >
      {t('changeOrder.change')}
    </Button>
  );
}
