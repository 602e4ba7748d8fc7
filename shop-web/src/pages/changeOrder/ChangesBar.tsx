import Button from '@mui/material/Button';
import type { OrderDraftView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { formatApproximate } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { DeadlineChip } from '../../orderDraft/DeadlineChip.tsx';
import type { OrderDraft } from '../../orderDraft/useOrderDraft.ts';
import { FixedBar } from '../../ticket/FixedBar.tsx';
import { DropChangesButton } from './DropChangesButton.tsx';
import { useSendChanges } from './useSendChanges.ts';

export function ChangesBar({ view, draft: orderDraft }: { view: OrderDraftView; draft: OrderDraft }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { canSend, isBusy, isToBeRead, send, drop } = useSendChanges(view, orderDraft);
  const { amount_to_pay: pay, is_approximate: isApproximate, messages } = view.basket;
  const blocking = messages.find((message) => message.is_blocking);
  const was = view.original_amount_to_pay;
  return (
    <FixedBar
      name={t('changeOrder.yours')}
      total={
        pay === null ? t('orders.lines', { count: view.lines.length }) : formatApproximate(language, pay, isApproximate)
      }
      note={
        blocking !== undefined && view.changes > 0
          ? blocking.code === 'order.gift_fixed'
            ? t('changeOrder.giftFixed')
            : blocking.message
          : isToBeRead
            ? t('changeOrder.readFirst')
            : `${t('changeOrder.changed', { count: view.changes })}${
                was === null
                  ? ''
                  : `, ${t('changeOrder.wasAmount', { amount: formatApproximate(language, was, view.is_original_approximate) })}`
              }`
      }
    >
      <DeadlineChip until={view.changeable_until} />
      <DropChangesButton view={view} isShort variant="outlined" onDrop={drop} />
      <Button variant="contained" disabled={!canSend} aria-busy={isBusy} onClick={send}>
        {t('changeOrder.sendShort')}
      </Button>
    </FixedBar>
  );
}
