import Button from '@mui/material/Button';
import { RepeatIcon } from '@phosphor-icons/react/dist/csr/Repeat';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import '../lists/DeleteListDialog.css';
import { useSession } from '../session/SessionProvider.tsx';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import { useOrderAgain } from './useOrderAgain.ts';

type OrderAgainButtonProps = {
  readonly order: string;
  readonly isSmall?: boolean;
};

/** Asks first if the basket has articles. */
export function OrderAgainButton({ order, isSmall = false }: OrderAgainButtonProps) {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  const { user } = useSession();
  const lines = useBasketPart((state) => state.basket?.lines.length ?? 0);
  const orderAgain = useOrderAgain(order);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // A second press can precede the render.
  const isRunning = useRef(false);
  const title = useId();
  if (!user.rights.includes('order')) return null;
  const run = async (basket: 'active' | 'new') => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    try {
      const repeatedOrder = await orderAgain(basket);
      await navigate(path('basket'), { state: { ordered: repeatedOrder } });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('orderAgain.failed'), text: failureText(error, t) });
      setIsBusy(false);
      isRunning.current = false;
    }
  };
  const press = {
    disabled: isBusy,
    'aria-label': t('orderAgain.againName', { order }),
    onClick: () => (lines === 0 ? void run('active') : setIsAsking(true)),
  };
  return (
    <>
      <Button variant={isSmall ? 'tonal' : 'outlined'} size={isSmall ? 'small' : 'medium'} {...press}>
        {isSmall && <RepeatIcon size={16} weight="bold" />}
        <span>{t('orderAgain.again')}</span>
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} aria-labelledby={title} maxWidth="xs" fullWidth>
        <DialogHead id={title} title={t('orderAgain.where')} onClose={() => setIsAsking(false)} />
        <p className="list-question">{t('orderAgain.whereText', { count: lines })}</p>
        <footer className="list-answers">
          <Button variant="outlined" disabled={isBusy} onClick={() => void run('new')}>
            {t('orderAgain.inNew')}
          </Button>
          <Button variant="contained" disabled={isBusy} onClick={() => void run('active')}>
            {t('orderAgain.inBasket')}
          </Button>
        </footer>
      </Dialog>
    </>
  );
}
