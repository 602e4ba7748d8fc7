import Button from '@mui/material/Button';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { PunchOutButtons } from '../../punchOut/PunchOutButtons.tsx';
import { useMay } from '../../session/useMay.ts';
import { useAfterChanges } from './useAfterChanges.ts';

type OrderButtonProps = { readonly basket: BasketView; readonly isWide?: boolean };

export function OrderButton(props: OrderButtonProps) {
  const { t } = useTranslation();
  const mayOrder = useMay('order');
  if (!mayOrder) return props.isWide === true && <p className="ticket-note ticket-reason">{t('portal.mayNotOrder')}</p>;
  return isPunchOut() ? <PunchOutButtons {...props} CheckoutButton={CheckoutButton} /> : <CheckoutButton {...props} />;
}

function CheckoutButton({ basket, isWide = false, isSecond = false }: OrderButtonProps & { isSecond?: boolean }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const canOrder = basket.is_valid && basket.is_active;
  const { isWaiting, start } = useAfterChanges(canOrder, () => {
    void navigate(path('checkout'));
    return undefined;
  });
  return (
    <Button
      variant={isSecond ? 'outlined' : 'contained'}
      size="large"
      fullWidth={isWide}
      disabled={!canOrder}
      aria-busy={isWaiting || undefined}
      onClick={start}
    >
      {t('basket.order')}
    </Button>
  );
}
