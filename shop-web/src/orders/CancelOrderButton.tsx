import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { useMayChange, type ChangeableOrder } from './useMayChange.ts';

type CancelOrderButtonProps = { readonly order: ChangeableOrder; readonly onCancelled?: () => void };

export function CancelOrderButton({ order, onCancelled }: CancelOrderButtonProps) {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  const mayChange = useMayChange(order);
  const { order_number: number } = order;
  if (!mayChange) return null;
  return (
    <>
      <Button variant="text" aria-label={t('cancelOrder.name', { order: number })} onClick={() => setIsAsking(true)}>
        {t('cancelOrder.cancel')}
      </Button>
      {isAsking && (
        <CancelOrderDialog order={number} onClose={() => setIsAsking(false)} onCancelled={() => onCancelled?.()} />
      )}
    </>
  );
}
