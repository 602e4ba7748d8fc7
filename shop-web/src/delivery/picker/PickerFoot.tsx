import Button from '@mui/material/Button';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useMay } from '../../session/useMay.ts';
import type { Offer } from './offers.ts';

type PickerFootProps = {
  readonly basket: BasketView | undefined;
  readonly offer: Offer;
  readonly isBusy: boolean;
  readonly isChecking: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

export function PickerFoot({ basket, offer, isBusy, isChecking, onCancel, onConfirm }: PickerFootProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const mayOrder = useMay('order');
  const customer = basket?.customer;
  const { service } = offer;
  return (
    <footer className="rigid line-above picker-foot row gap-8 small">
      {service?.kind === 'pickup' ? (
        <span className="muted">
          <span>{service.name}</span>, <span>{service.address}</span>, <span>{service.postal}</span>{' '}
          <span>{service.city}</span>
        </span>
      ) : (
        customer !== undefined && (
          <span className="muted">
            <span>{customer.name}</span>, <span>{customer.delivery_address.address}</span>,{' '}
            <span>{customer.delivery_address.postal}</span> <span>{customer.delivery_address.city}</span>
          </span>
        )
      )}
      <span className="grow" />
      <Button variant="outlined" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
      {mayOrder || basket === undefined ? (
        <Button variant="contained" disabled={isBusy || isChecking} onClick={onConfirm}>
          <span>
            {isBusy ? t('picker.confirming') : t('picker.confirm', { day: formatDay(language, offer.timestamp) })}
          </span>
        </Button>
      ) : (
        <span>{t('portal.mayNotOrder')}</span>
      )}
    </footer>
  );
}
