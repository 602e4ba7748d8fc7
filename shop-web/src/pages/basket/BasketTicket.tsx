import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { useTranslation } from 'react-i18next';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { BasketMessages } from '../../ticket/BasketMessages.tsx';
import { BasketSums } from '../../ticket/BasketSums.tsx';
import { MainOrderNote } from '../../ticket/MainOrderNote.tsx';
import { ThresholdBar } from '../../ticket/ThresholdBar.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketAddress } from '../../ticket/TicketAddress.tsx';
import { TicketDelivery } from '../../ticket/TicketDelivery.tsx';
import { OrderButton } from './OrderButton.tsx';

export function BasketTicket({ basket }: { basket: BasketView }) {
  const { t } = useTranslation();
  const { isUpdating } = useBasket();
  return (
    <Ticket>
      <TicketDelivery delivery={basket.delivery_date} />
      <TicketAddress basket={basket} />
      <MainOrderNote order={basket.main_order} />
      <TicketCut />
      <ThresholdBar basket={basket} />
      <TicketCut />
      <BasketSums basket={basket} isUpdating={isUpdating} />
      <BasketMessages messages={basket.messages} />
      <OrderButton basket={basket} isWide />
      {isUpdating && <p className="ticket-note ticket-reason">{t('basket.updating')}</p>}
    </Ticket>
  );
}
