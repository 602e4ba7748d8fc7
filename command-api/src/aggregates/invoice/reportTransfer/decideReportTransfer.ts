import { isDeepStrictEqual } from 'node:util';
import type { InvoicePaymentMessage } from '@talloor/contracts/endpoints/erpInvoices.ts';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import type { InvoiceState } from '@talloor/events/invoice/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { addDays } from '@talloor/rules/delivery/workdays.ts';
import { receiveMoney, refundCredit, usableCreditCents } from '@talloor/rules/invoice/balance.ts';
import { centsOfEuros, eurosOfCents } from '@talloor/rules/money/rounding.ts';

/**
 * Counts at once, also during a payment (ADR 0146). A repeat is silent; other content with its id is rejected. Credit
 * notes receive no money.
 */
export function decideReportTransfer(
  message: InvoicePaymentMessage,
  { now }: { readonly now: Date },
  state: InvoiceState,
): Decision<InvoiceEvent> {
  const { message_id: transferId, kind, booked_on: bookedOn, number } = message;
  if (state.status === 'none') return { rejected: 'invoice.unknown', parameters: { number } };
  const cents = centsOfEuros(message.amount);
  const known = state.transfers.find((each) => each.transferId === transferId);
  if (known)
    return isDeepStrictEqual(known, { transferId, kind, bookedOn, cents })
      ? []
      : { rejected: 'invoice.message_reused', parameters: { message: transferId } };
  if (kind === 'transfer' && state.document.kind === 'credit_note')
    return { rejected: 'invoice.transfer_on_credit_note', parameters: { number } };
  if (bookedOn > addDays(dayAt(now.getTime()), 1)) return { rejected: 'invoice.dated_ahead' };
  const { balance } = state;
  if (kind === 'transfer')
    return [
      {
        type: 'InvoiceTransferReceived',
        data: { transferId, receivedOn: bookedOn, cents, balance: receiveMoney(balance, cents) },
      },
    ];
  const usableCents = usableCreditCents(balance);
  if (cents > usableCents)
    return { rejected: 'invoice.refund_exceeded', parameters: { usable_amount: eurosOfCents(usableCents) } };
  return [
    {
      type: 'InvoiceCreditRefunded',
      data: { transferId, refundedOn: bookedOn, cents, balance: refundCredit(balance, cents) },
    },
  ];
}
