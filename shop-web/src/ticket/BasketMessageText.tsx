import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { displayLeadSeconds } from '@talloor/rules/delivery/cutOff.ts';
import { formatDay } from '@talloor/rules/format/dates.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { useCutOff } from '../delivery/useCutOff.ts';
import { useDeliveryPicker } from '../delivery/DeliveryPickerProvider.tsx';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';

export function BasketMessageText({ message }: { message: BasketView['messages'][number] }) {
  const { t } = useTranslation();
  const path = usePath();
  const openPicker = useDeliveryPicker();
  switch (message.code) {
    case 'basket.faulty_lines':
      return (
        <RichText
          i18nKey="basket.solveFaulty"
          count={Number(message.parameters['count'])}
          components={{ a: <FaultyLinesLink to={path('basket')} /> }}
        />
      );
    case 'basket.stock_issues':
      return <FaultyLinesLink to={path('basket')}>{message.message}</FaultyLinesLink>;
    case 'basket.closing_soon':
    case 'basket.last_minutes':
      return <Closing message={message} />;
    case 'basket.delivery_not_confirmed':
    case 'basket.delivery_moment_invalid':
    case 'basket.delivery_moment_expired':
      return (
        <>
          <span>{message.message}</span>{' '}
          <button type="button" className="link" onClick={openPicker}>
            {t('delivery.choose')}
          </button>
        </>
      );
    case 'basket.empty':
    case 'basket.below_minimum':
    case 'basket.too_many_lines':
    case 'basket.too_many_extra_lines':
    case 'basket.already_ordered':
    case 'basket.awaiting_approval':
    case 'basket.customer_blocked':
    case 'basket.no_delivery_moments':
    case 'order.gift_fixed':
      return message.message;
    default:
      return message.code satisfies never;
  }
}

/** An open page crosses the deadlines by its own clock. */
function Closing({ message: { code, parameters, message } }: { message: BasketView['messages'][number] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const closesAt = Number(parameters['closes_at']);
  const cutOff = useCutOff(code === 'basket.closing_soon' ? closesAt + displayLeadSeconds : closesAt);
  if (cutOff.kind === 'past') return t('delivery.expired');
  if (cutOff.kind !== 'last_minutes') return message;
  return t('delivery.lastMinutesFor', { day: formatDay(language, Number(parameters['delivery_date'])) });
}

function FaultyLinesLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <Link to={`${to}#faulty-lines`} onClick={() => document.getElementById('faulty-lines')?.focus()}>
      {children}
    </Link>
  );
}
