import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { SendBackButton } from './SendBackButton.tsx';
import { usePunchOut } from './usePunchOut.ts';

type PunchOutButtonsProps = {
  readonly basket: BasketView;
  readonly isWide?: boolean;
  readonly CheckoutButton: ComponentType<{ basket: BasketView; isWide?: boolean; isSecond?: boolean }>;
};

/** By the customer's setting. */
export function PunchOutButtons({ basket, isWide = false, CheckoutButton }: PunchOutButtonsProps) {
  const { t } = useTranslation();
  const { data } = usePunchOut();
  if (data === undefined) return null;
  const { can_send_back: canSendBack, can_order: canOrder } = data;
  return (
    <>
      {canSendBack && <SendBackButton basket={basket} isWide={isWide} host={data.hook_host ?? ''} />}
      {canOrder && <CheckoutButton basket={basket} isWide={isWide} isSecond={canSendBack} />}
      {isWide && !data.has_hook && <p className="ticket-note">{t('punchOut.noHook')}</p>}
    </>
  );
}
