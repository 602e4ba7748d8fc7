import Button from '@mui/material/Button';
import { CalendarDotsIcon } from '@phosphor-icons/react/dist/csr/CalendarDots';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { BasketLineView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useDeliveryPicker } from '../../delivery/DeliveryPickerProvider.tsx';
import { laterDayHelps } from '../../delivery/picker/laterDayHelps.ts';
import { announce } from '../../shell/announce.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import { LineTable } from './LineTable.tsx';

/** What holds the order back, on top, with its repair. */
export function FaultyLines({ lines }: { lines: readonly BasketLineView[] }) {
  const { t } = useTranslation();
  const { setItems } = useBasket();
  const openPicker = useDeliveryPicker();
  if (lines.length === 0) return null;
  const count = lines.length;
  const removeAll = async () => {
    const before = Object.fromEntries(lines.map((line) => [line.product.article_number, line.quantity]));
    try {
      focusHeading();
      await setItems(Object.fromEntries(Object.keys(before).map((articleNumber) => [articleNumber, 0])));
      announce(t('basket.removedFaulty', { count }));
      showToast({ kind: 'info', title: t('basket.removedFaulty', { count }) });
    } catch (error) {
      showToast({ kind: 'error', title: t('quantity.failed'), text: failureText(error, t) });
    }
  };
  return (
    <section className="basket-faulty" aria-labelledby="faulty-lines">
      <div className="basket-group-head">
        <WarningCircleIcon size={20} weight="fill" />
        <h2 id="faulty-lines" tabIndex={-1}>
          {t('basket.faulty')}
        </h2>
        <span>{t('basket.faultyText', { count })}</span>
      </div>
      <LineTable lines={lines} caption={t('basket.faultyTable')} />
      <div className="basket-repairs">
        <Button variant="outlined" size="small" onClick={() => void removeAll()}>
          {count === 2 ? t('basket.removeBoth') : t('basket.removeFaulty', { count })}
        </Button>
        {lines.some(laterDayHelps) && (
          <Button variant="outlined" size="small" onClick={openPicker}>
            <CalendarDotsIcon size={16} />
            {t('basket.laterDay')}
          </Button>
        )}
      </div>
    </section>
  );
}
