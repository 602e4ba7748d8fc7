import Button from '@mui/material/Button';
import type { OrderSummary } from '@talloor/contracts/shapes.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasketPart, useBasketGetter } from '../basket/BasketProvider.tsx';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../paths.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useServerMinute } from '../session/serverClock.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';

type ExtraOrderButtonProps = {
  readonly order: Pick<
    OrderSummary,
    'order_number' | 'status' | 'changeable_until' | 'main_order' | 'delivery_service'
  >;
  readonly size?: 'small' | 'medium';
};

/** Spec after-ordering §4, Extra order. */
export function ExtraOrderButton({ order, size = 'medium' }: ExtraOrderButtonProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { user } = useSession();
  const now = useServerMinute() / 1000;
  const begin = useExtraOrder(order.order_number);
  const isKnown = useBasketPart(({ basket }) => basket !== undefined);
  const [isBusy, setIsBusy] = useState(false);
  const isExtendable = order.status === 'open' && order.changeable_until > now && order.main_order === undefined;
  const areMussels = order.delivery_service?.kind === 'mussels';
  if (isPunchOut() || !isExtendable || areMussels || !user.rights.includes('order')) return null;
  const run = async () => {
    setIsBusy(true);
    try {
      const hasLines = await begin();
      await navigate(path(hasLines ? 'basket' : 'assortmentIndex'));
    } catch (error) {
      showToast({ kind: 'error', error, title: t('extraOrder.failed'), text: failureText(error, t) });
      setIsBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      size={size}
      disabled={isBusy || !isKnown}
      aria-label={t('extraOrder.orderName', { order: order.order_number })}
      onClick={() => void run()}
    >
      {t('extraOrder.order')}
    </Button>
  );
}

/**
 * A basket with other articles is kept.
 * @returns whether the basket already has articles
 * @throws ProblemError
 */
function useExtraOrder(orderNumber: string) {
  const { t } = useTranslation();
  const language = useLanguage();
  const basketNow = useBasketGetter();
  // A retry reuses the basket created before.
  const hasStarted = useRef(false);
  return async (): Promise<boolean> => {
    const { basket, startNew, chooseKind } = basketNow();
    const isForElse = basket !== undefined && basket.lines.length > 0 && basket.main_order !== orderNumber;
    if (isForElse && !hasStarted.current) {
      await startNew();
      hasStarted.current = true;
    }
    const extraBasket = await chooseKind({ kind: 'extra', main_order: orderNumber });
    hasStarted.current = false;
    const { date } = extraBasket.delivery_date;
    showToast({
      kind: 'ok',
      title: t('extraOrder.begun', { order: extraBasket.main_order ?? orderNumber }),
      text: t('extraOrder.begunText', {
        count: extraBasket.max_lines,
        day: date === null ? '' : formatDay(language, date),
      }),
    });
    return extraBasket.lines.length > 0;
  };
}
