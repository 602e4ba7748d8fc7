import Button from '@mui/material/Button';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';

/** On to the checkout; not while the basket is invalid or being changed. */
export function OrderButton({ basket, isWide = false }: { basket: BasketView; isWide?: boolean }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { isUpdating } = useBasket();
  return (
    <Button
      variant="contained"
      size="large"
      fullWidth={isWide}
      disabled={!basket.is_valid || !basket.is_active || isUpdating}
      onClick={() => void navigate(path('checkout'))}
    >
      {t('basket.order')}
    </Button>
  );
}
