import Button from '@mui/material/Button';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { focusUnreadQuantity } from '../../products/focusNextQuantity.ts';

/** Waits for a quantity change in progress. */
export function OrderButton({ basket, isWide = false }: { basket: BasketView; isWide?: boolean }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { isUpdating } = useBasket();
  const [isWaiting, setIsWaiting] = useState(false);
  const canOrder = basket.is_valid && basket.is_active;
  const target = path('checkout');
  const hasGone = useRef(false);
  const isSettled = isWaiting && !isUpdating;
  if (isSettled && !canOrder) setIsWaiting(false);
  const isGoing = isSettled && canOrder;
  useEffect(() => {
    if (!isGoing || hasGone.current) return;
    hasGone.current = true;
    void navigate(target);
  }, [isGoing, navigate, target]);
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth={isWide}
      disabled={!canOrder}
      aria-busy={isWaiting || undefined}
      onClick={() => {
        if (!focusUnreadQuantity()) setIsWaiting(true);
      }}
    >
      {t('basket.order')}
    </Button>
  );
}
