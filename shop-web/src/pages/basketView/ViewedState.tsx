import Button from '@mui/material/Button';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { orderOfBasket } from '../../basket/orderOfBasket.ts';
import { useExchangeBasket } from '../../basket/useExchangeBasket.ts';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './ViewedBasket.module.css';

/** Design 5.11. */
export function ViewedState({ basket, isOrdered }: { basket: BasketView; isOrdered: boolean }) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const now = useServerMinute();
  const { user } = useSession();
  const { activate } = useExchangeBasket();
  const [isBusy, setIsBusy] = useState(false);
  const { basket_id: id } = basket;
  const { deadline } = basket.delivery_date;
  const order = orderOfBasket(basket);
  const isExpired = deadline !== null && deadline * 1000 <= now;

  if (isOrdered)
    return (
      <State
        severity="info"
        text={t('keptBaskets.page.ordered')}
        action={
          user.features.pending_orders && (
            <Button
              component={Link}
              to={order === null ? path('orders') : `${path('orderDetail')}?order=${order}`}
              variant="outlined"
              size="small"
            >
              <span>{order === null ? t('keptBaskets.page.toOrders') : t('checkout.showOrder', { order })}</span>
            </Button>
          )
        }
      />
    );
  if (basket.messages.some(({ code }) => code === 'basket.awaiting_approval'))
    return (
      <State
        severity="info"
        text={t('approvals.waitsHere')}
        action={
          <Button component={Link} to={`${path('approvals')}?id=${id}`} variant="outlined" size="small">
            {t('approvals.toApproval')}
          </Button>
        }
      />
    );
  if (basket.is_active || id === null)
    return (
      <State
        severity="info"
        text={t('keptBaskets.page.isActive')}
        action={
          <Button component={Link} to={path('basket')} variant="outlined" size="small">
            {t('keptBaskets.page.edit')}
          </Button>
        }
      />
    );
  const makeActive = async () => {
    setIsBusy(true);
    if (await activate(id)) void navigate(path('basket'));
    else setIsBusy(false);
  };
  return (
    <State
      severity={isExpired ? 'warning' : 'info'}
      text={isExpired ? t('keptBaskets.page.expired') : t('keptBaskets.page.banner')}
      action={
        user.rights.includes('order') && (
          <Button variant="contained" disabled={isBusy} onClick={() => void makeActive()}>
            {t('keptBaskets.page.makeActive')}
          </Button>
        )
      }
    />
  );
}

type StateProps = { readonly severity: 'info' | 'warning'; readonly text: string; readonly action: ReactNode };

const State = ({ severity, text, action }: StateProps) => (
  <Notice severity={severity} action={action} className={`${styles['viewed-basket-state']}`}>
    {text}
  </Notice>
);
