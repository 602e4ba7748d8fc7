import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { boardColours } from '@talloor/look/tokens.ts';
import { boardOf } from '@talloor/look/boardOf.ts';
import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { cutOffAt } from '@talloor/rules/delivery/cutOff.ts';
import { formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { BasketMessages } from '../../ticket/BasketMessages.tsx';
import { BasketSums } from '../../ticket/BasketSums.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketDelivery } from '../../ticket/TicketDelivery.tsx';
import { groupLines } from '../basket/groupLines.ts';
import styles from './CheckoutPage.module.css';

type CheckoutTicketProps = {
  readonly basket: BasketView;
  readonly reason: string | null;
  readonly isAsking: boolean;
  readonly children: ReactNode;
};

export function CheckoutTicket({ basket, reason, isAsking, children }: CheckoutTicketProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { isUpdating } = useBasket();
  const now = useServerMinute();
  const countedLines = basket.lines.filter((line) => line.is_counted);
  const isShownAbove = basket.messages.some(({ is_blocking: isBlocking, message }) => isBlocking && message === reason);
  const { delivery_date: delivery } = basket;
  return (
    <Ticket>
      <TicketDelivery delivery={delivery} />
      <ul className={`${styles['ticket-groups']} stack gap-6`}>
        {groupLines(countedLines, false).map((group) => {
          const [ground, colour] = boardColours[boardOf(group.board).board];
          return (
            <li className="row gap-8" key={group.code}>
              <i
                className="round-4 rigid"
                aria-hidden="true"
                style={{ background: ground, boxShadow: `inset 0 0 0 1px ${colour}` }}
              />
              <span>{group.name}</span>
              <span className="push muted">{group.lines.length}</span>
            </li>
          );
        })}
        {basket.free_lines.length > 0 && (
          <li className="row gap-8">
            <GiftIcon size={14} weight="fill" />
            <span>{t('basket.free')}</span>
            <span className="push muted">{basket.free_lines.length}</span>
          </li>
        )}
      </ul>
      <Link className="small" to={path('basket')}>
        {t('checkout.showLines', { count: countedLines.length })}
      </Link>
      <TicketCut />
      <BasketSums basket={basket} isUpdating={isUpdating} />
      <BasketMessages messages={basket.messages} />
      <div className="ticket-reason">{children}</div>
      <p className="ticket-note ticket-reason">
        {reason !== null && !isShownAbove && <span>{`${reason}. `}</span>}
        {delivery.is_confirmed &&
          delivery.deadline !== null &&
          // In the last hours an earlier deadline shows above.
          cutOffAt(delivery.deadline, Math.floor(now / 1000)).kind === 'open' && (
            <span>
              {t(isAsking ? 'approvals.untilThen' : 'checkout.changeable', {
                moment: formatWeekdayTime(language, delivery.deadline),
              })}
            </span>
          )}
      </p>
    </Ticket>
  );
}
