import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ClockCountdownIcon } from '@phosphor-icons/react/dist/csr/ClockCountdown';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { TruckIcon } from '@phosphor-icons/react/dist/csr/Truck';
import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { formatDay, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasketName } from '../../basket/useBasketName.ts';
import { useExchangeBasket } from '../../basket/useExchangeBasket.ts';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { isPunchOut } from '../../paths.ts';
import { useMay } from '../../session/useMay.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { DiscardBasketDialog } from './DiscardBasketDialog.tsx';
import styles from './KeptBaskets.module.css';

export function KeptBasket({ basket }: { basket: BasketSummary }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { activate } = useExchangeBasket();
  const mayOrder = useMay('order');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { basket_id: id, number_of_lines: count, first_articles: first } = basket;
  const name = useBasketName()(basket);
  const articles = first.join(', ');
  const others = count - first.length;
  const workOn = async () => {
    setIsBusy(true);
    focusHeading();
    if (!(await activate(id))) setIsBusy(false);
  };
  return (
    <li className={`pad-12 ${styles['kept-basket']} row${basket.is_expired ? ' is-expired' : ''}`}>
      <div className={`grow shrinks ${styles['kept-basket-text']}`}>
        <h3>{name}</h3>
        <p className="ink-700">{others > 0 ? t('keptBaskets.andMore', { articles, count: others }) : articles}</p>
        <p className="facts">
          <span>{t('shell.lines', { count })}</span>
          {basket.po_number !== '' && <span>{basket.po_number}</span>}
          <span>{t('keptBaskets.changed', { moment: formatWeekdayTime(language, basket.changed_at) })}</span>
        </p>
        <p className={`${styles['kept-basket-when']} row gap-6 small`}>
          {basket.is_expired ? <ClockCountdownIcon size={16} weight="fill" /> : <TruckIcon size={16} />}
          <span>
            {basket.is_expired
              ? t('keptBaskets.expired')
              : basket.delivery_date === null
                ? t('keptBaskets.noDelivery')
                : t('keptBaskets.delivery', { day: formatDay(language, basket.delivery_date) })}
          </span>
        </p>
      </div>
      {basket.subtotal !== null && (
        <b className="nowrap tabular">{formatApproximate(language, basket.subtotal, basket.is_approximate)}</b>
      )}
      <div className={`${styles['kept-basket-actions']} row gap-8`}>
        {mayOrder && (
          <Button
            variant="tonal"
            size="small"
            disabled={isBusy}
            aria-label={t('keptBaskets.activateName', { basket: name })}
            onClick={() => void workOn()}
          >
            {t('keptBaskets.activate')}
          </Button>
        )}
        {!isPunchOut() && (
          <Button
            component={Link}
            to={`${path('basketView')}?id=${id}`}
            variant="outlined"
            size="small"
            aria-label={t('keptBaskets.viewName', { basket: name })}
          >
            {t('keptBaskets.view')}
          </Button>
        )}
        {mayOrder && (
          <IconButton aria-label={t('keptBaskets.discardName', { basket: name })} onClick={() => setIsAsking(true)}>
            <TrashIcon size={20} />
          </IconButton>
        )}
      </div>
      <DiscardBasketDialog basket={basket} name={name} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </li>
  );
}
