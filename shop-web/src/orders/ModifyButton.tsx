import Button from '@mui/material/Button';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { useSession } from '../session/SessionProvider.tsx';

type ModifyButtonProps = {
  readonly order: Pick<OrderSummary, 'order_number' | 'status' | 'changeable_until' | 'locked'>;
  readonly size?: 'small' | 'medium';
};

/** The way to change an order, while it can be changed by who may order. */
export function ModifyButton({ order, size = 'medium' }: ModifyButtonProps) {
  const { t } = useTranslation();
  const path = usePath();
  const { user } = useSession();
  const now = useServerMinute();
  const isOpen = order.status === 'open' && order.changeable_until * 1000 > now && order.locked === undefined;
  if (!isOpen || !user.rights.includes('order')) return null;
  const { order_number: number } = order;
  return (
    <Button
      component={Link}
      to={`${path('modifyOrder')}?order=${number}`}
      variant={size === 'small' ? 'tonal' : 'contained'}
      size={size}
      aria-label={t('modify.changeName', { order: number })}
    >
      {t('modify.change')}
    </Button>
  );
}
