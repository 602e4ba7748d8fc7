import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useDeliveryPicker } from '../delivery/DeliveryPickerProvider.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';

export function BasketMessageText({ message }: { message: BasketView['messages'][number] }) {
  const { t } = useTranslation();
  const path = usePath();
  const openPicker = useDeliveryPicker();
  switch (message.code) {
    case 'basket.faulty_lines':
      return (
        <Trans
          i18nKey="basket.solveFaulty"
          count={Number(message.parameters['count'])}
          components={{ a: <FaultyLinesLink to={path('basket')} /> }}
        />
      );
    case 'basket.stock_issues':
      return <FaultyLinesLink to={path('basket')}>{message.message}</FaultyLinesLink>;
    case 'basket.delivery_not_confirmed':
    case 'basket.delivery_moment_invalid':
    case 'basket.delivery_moment_expired':
      return (
        <>
          {message.message}{' '}
          <button type="button" className="link" onClick={openPicker}>
            {t('delivery.choose')}
          </button>
        </>
      );
    case 'basket.empty':
    case 'basket.below_minimum':
    case 'basket.too_many_lines':
    case 'basket.too_many_extra_lines':
    case 'basket.closing_soon':
    case 'basket.already_ordered':
    case 'basket.awaiting_approval':
    case 'basket.customer_blocked':
    case 'basket.no_delivery_moments':
      return message.message;
    default:
      return message.code satisfies never;
  }
}

function FaultyLinesLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link to={`${to}#faulty-lines`} onClick={() => document.getElementById('faulty-lines')?.focus()}>
      {children}
    </Link>
  );
}
