import Button from '@mui/material/Button';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBasketGetter } from '../../basket/BasketProvider.tsx';
import { usePutBack } from '../../basket/usePutBack.ts';
import { useDeliveryPicker } from '../../delivery/DeliveryPickerProvider.tsx';
import { laterDayHelps } from '../../delivery/picker/laterDayHelps.ts';
import { useMay } from '../../session/useMay.ts';
import { announce } from '../../shell/announce.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { LineTable } from './LineTable.tsx';
import styles from './BasketPage.module.css';

export function FaultyLines({ lines }: { lines: readonly BasketLineView[] }) {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const openPicker = useDeliveryPicker();
  const createUndoAction = usePutBack();
  const mayOrder = useMay('order');
  const count = lines.length;
  const isShown = count > 0;
  useEffect(() => (isShown ? () => keepFocus() : undefined), [isShown]);
  if (!isShown) return null;
  const removeAll = async () => {
    try {
      focusHeading();
      await basketNow().setItems(Object.fromEntries(lines.map(({ product }) => [product.article_number, 0])));
      announce(t('basket.removedFaulty', { count }));
      showToast({ kind: 'info', title: t('basket.removedFaulty', { count }), action: createUndoAction(lines) });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('quantity.failed'), text: failureText(error, t) });
    }
  };
  return (
    <section className="white-ground round-12 clips below-16 basket-faulty" aria-labelledby="faulty-lines">
      <div className="basket-group-head row gap-8">
        <WarningCircleIcon size={20} weight="fill" />
        <h2 id="faulty-lines" tabIndex={-1}>
          {t('basket.faulty')}
        </h2>
        <span>{t('basket.faultyText', { count })}</span>
      </div>
      <LineTable lines={lines} caption={t('basket.faultyTable')} />
      {mayOrder && (
        <div className={`pad-8-12 line-above ${styles['basket-repairs']} flex gap-8`}>
          <Button variant="outlined" size="small" onClick={() => void removeAll()}>
            <span>{count === 2 ? t('basket.removeBoth') : t('basket.removeFaulty', { count })}</span>
          </Button>
          {lines.some(laterDayHelps) && (
            <Button variant="outlined" size="small" onClick={openPicker}>
              <CalendarDotsIcon size={16} />
              <span>{t('basket.laterDay')}</span>
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
