import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { FilePdfIcon } from '@phosphor-icons/react/dist/csr/FilePdf';
import { ShownBasket } from '../../basket/ShownBasket.tsx';
import { BasketOfStandingOrder } from '../../standingOrders/BasketOfStandingOrder.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { BasketMessages } from '../../ticket/BasketMessages.tsx';
import { BasketSums } from '../../ticket/BasketSums.tsx';
import { ThresholdBar } from '../../ticket/ThresholdBar.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { TicketAddress } from '../../ticket/TicketAddress.tsx';
import '../basket/BasketPage.module.css';
import { BasketToolButton } from '../basket/BasketTool.tsx';
import { basketPdf } from '../basket/basketPdf.ts';
import { FreeLines } from '../basket/FreeLines.tsx';
import { LineGroups } from '../basket/LineGroups.tsx';
import { LineTable } from '../basket/LineTable.tsx';
import { ShownTools } from '../basket/ShownTools.tsx';
import styles from './ViewedBasket.module.css';
import { ViewedDelivery } from './ViewedDelivery.tsx';
import { ViewedState } from './ViewedState.tsx';

type ViewedBasketProps = {
  readonly basket: BasketView;
  readonly state?: ReactNode;
};

export function ViewedBasket({ basket, state }: ViewedBasketProps) {
  const { t } = useTranslation();
  const path = usePath();
  const faulty = basket.lines.filter((line) => !line.is_counted);
  const isOrdered = basket.messages.some(({ code }) => code === 'basket.already_ordered');
  return (
    <ShownBasket basket={basket}>
      <div className={styles['viewed-basket']}>
        {state ?? <ViewedState basket={basket} isOrdered={isOrdered} />}
        <BasketOfStandingOrder basketId={basket.basket_id} />
        {basket.lines.length === 0 ? (
          <p className={`card ${styles['viewed-basket-empty']}`}>{t('keptBaskets.page.empty')}</p>
        ) : (
          <div className="with-ticket">
            <div>
              <div className="below-12 basket-tools cluster gap-4">
                <ShownTools basket={basket} />
                <BasketToolButton
                  kind="file"
                  to={basketPdf(path('basket'), basket)}
                  text={t('basket.pdf')}
                  Icon={FilePdfIcon}
                />
              </div>
              {faulty.length > 0 && (
                <section className="white-ground round-12 clips below-16 basket-faulty" aria-labelledby="viewed-faulty">
                  <div className="basket-group-head row gap-8">
                    <WarningCircleIcon size={20} weight="fill" />
                    <h2 id="viewed-faulty">{t('basket.faultyTable')}</h2>
                  </div>
                  <LineTable lines={faulty} caption={t('basket.faultyTable')} />
                </section>
              )}
              <LineGroups lines={basket.lines.filter((line) => line.is_counted)}>
                <FreeLines lines={basket.free_lines} />
              </LineGroups>
            </div>
            <aside aria-label={t('basket.summary')}>
              <Ticket>
                <ViewedDelivery delivery={basket.delivery_date} />
                <TicketAddress basket={basket} />
                <TicketCut />
                {!isOrdered && (
                  <>
                    <ThresholdBar basket={basket} />
                    <TicketCut />
                  </>
                )}
                <BasketSums basket={basket} isUpdating={false} />
                {basket.is_active && <BasketMessages messages={basket.messages} />}
              </Ticket>
            </aside>
          </div>
        )}
      </div>
    </ShownBasket>
  );
}
