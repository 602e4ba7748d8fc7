import Button from '@mui/material/Button';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { ChangedLineView, OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { sumsOf } from '@talloor/rules/basket/sumsOf.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { asBasket } from '../../orderDraft/DraftBasket.tsx';
import { hasConflict } from '../../orderDraft/hasConflict.ts';
import { mayChange } from '../../orderDraft/mayChange.ts';
import type { OrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { CancelOrderButton } from '../../orders/CancelOrderButton.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { BasketMessages } from '../../ticket/BasketMessages.tsx';
import { ThresholdBar } from '../../ticket/ThresholdBar.tsx';
import { Ticket, TicketCut } from '../../ticket/Ticket.tsx';
import { WasAndBecomes } from './WasAndBecomes.tsx';
import { DropChangesButton } from './DropChangesButton.tsx';
import { UnsentChoice } from './UnsentChoice.tsx';
import { useSendChanges } from './useSendChanges.ts';
import styles from './ChangeOrder.module.css';

type TicketProps = { readonly view: OrderDraftView; readonly orderDraft: OrderDraft };

const kinds = [
  {
    kind: 'raised',
    Icon: ArrowUpIcon,
    is: (l: ChangedLineView) => l.original_quantity > 0 && l.quantity > l.original_quantity,
  },
  {
    kind: 'lowered',
    Icon: ArrowDownIcon,
    is: (l: ChangedLineView) => l.quantity > 0 && l.quantity < l.original_quantity,
  },
  { kind: 'added', Icon: PlusIcon, is: (l: ChangedLineView) => l.original_quantity === 0 && l.quantity > 0 },
  { kind: 'removed', Icon: MinusIcon, is: (l: ChangedLineView) => l.original_quantity > 0 && l.quantity === 0 },
] as const;

export function ChangesTicket({ view, orderDraft }: TicketProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const { isUpdating } = useBasket();
  const { canSend, isBusy, isToBeRead, send, drop } = useSendChanges(view, orderDraft);
  const path = usePath();
  const navigate = useNavigate();
  const cancelled = () => void navigate(`${path('orderDetail')}?order=${view.order_number}`, { replace: true });
  const reason = useId();
  const basket = asBasket(view);
  const isHeld = mayChange(view);
  const hasOpenConflict = hasConflict(view);
  const value = (line: ChangedLineView, count: number) => quantityOf(count, quantityUnit(line.product));
  return (
    <Ticket>
      <div className="row apart">
        <h2>{t('changeOrder.yours')}</h2>
        <span className={`round-4 white ${styles['draft-chip']} inline gap-4 small nowrap`} aria-hidden="true">
          {view.changes}
        </span>
      </div>
      {kinds.map(({ kind, Icon, is }) => {
        const lines = view.lines.filter(is);
        if (lines.length === 0) return null;
        return (
          <section
            key={kind}
            className={`${styles['draft-kind']} is-${kind}`}
            aria-label={t(`changeOrder.kinds.${kind}`)}
          >
            <h3 className="row gap-6 small aub-700">
              <Icon size={14} weight="bold" /> <span>{t(`changeOrder.kinds.${kind}`)}</span>{' '}
              <span className="weight-400 muted">{lines.length}</span>
            </h3>
            <ul>
              {lines.map((line) => (
                <li className="flex apart gap-12 line-below" key={line.product.article_number}>
                  <span>{line.product.name}</span>
                  <span className="nowrap">
                    {line.original_quantity > 0 && (
                      <>
                        <s className="muted">{value(line, line.original_quantity)}</s>{' '}
                        <span aria-hidden="true">→</span>{' '}
                      </>
                    )}
                    <b>{line.quantity === 0 ? '0' : value(line, line.quantity)}</b>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <TicketCut />
      <ThresholdBar basket={basket} />
      {view.basket.amount_to_pay === null ? (
        <p className="ticket-note">{t('basket.pricesHidden')}</p>
      ) : (
        <WasAndBecomes
          was={{
            label: t('changeOrder.was'),
            sums: sumsOf(view.original_total_lines),
            isApproximate: view.is_original_approximate,
          }}
          becomes={{
            label: t('changeOrder.becomes'),
            sums: sumsOf(view.basket.total_lines),
            isApproximate: view.basket.is_approximate,
          }}
          isUpdating={isUpdating}
        />
      )}
      <BasketMessages messages={view.basket.messages} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={!canSend}
        aria-busy={isBusy}
        aria-describedby={canSend ? undefined : reason}
        onClick={send}
      >
        <span>{t('changeOrder.send', { count: view.changes })}</span>
      </Button>
      {!canSend && (
        <p className="ticket-note ticket-reason" id={reason}>
          {t(
            !isHeld
              ? 'changeOrder.lost'
              : hasOpenConflict
                ? 'changeOrder.conflictFirst'
                : view.changes === 0
                  ? 'changeOrder.nothingChanged'
                  : 'changeOrder.held_back',
          )}
        </p>
      )}
      {canSend && isUpdating && <p className="ticket-note ticket-reason">{t('changeOrder.updating')}</p>}
      {isToBeRead && <output className="ticket-note ticket-reason">{t('changeOrder.readFirst')}</output>}
      <DropChangesButton view={view} variant="text" fullWidth onDrop={drop} />
      <div className={`stack ${styles['draft-cancel']}`}>
        <CancelOrderButton order={{ ...view, status: 'open' }} onCancelled={cancelled} />
      </div>
      <UnsentChoice view={view} orderDraft={orderDraft} />
      <p className="ticket-note">{t('changeOrder.kept')}</p>
    </Ticket>
  );
}
