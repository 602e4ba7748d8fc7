import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import {
  balanceAtIssue,
  holdCredit,
  receiveCredit,
  receiveMoney,
  refundCredit,
  releaseCredit,
  spendHeldCredit,
  type Balance,
} from '@talloor/rules/invoice/balance.ts';
import { differences } from '../verify/differences.ts';
import type { Finding } from '../verify/finding.ts';
import { isPaymentEvent, type InvoiceHistoryEntry } from './invoiceHistory.ts';

type Ledger = { readonly balance: Balance; readonly holds: ReadonlyMap<string, number> };
type WithBalance = Extract<InvoiceEvent, { data: { balance: unknown } }>;

export function checkBalances(entries: readonly InvoiceHistoryEntry[]): Finding | null {
  let ledger: Ledger = { balance: balanceAtIssue('invoice', 0), holds: new Map() };
  for (const { record, decoded } of entries) {
    const event = decoded?.event;
    if (!event || isPaymentEvent(event) || !('balance' in event.data)) continue;
    const next = advance(ledger, event as WithBalance);
    const [wrong] = next ? differences('balance', event.data.balance, next.balance) : [{ path: 'balance' }];
    if (!next || wrong) {
      const { streamId: stream, revision, type } = record;
      return { stream, revision, type, reason: 'totals_differ', values: { path: wrong?.path ?? 'balance' } };
    }
    ledger = next;
  }
  return null;
}

/** Null where the rules refuse the entry. */
function advance(ledger: Ledger, event: WithBalance): Ledger | null {
  try {
    return afterEntry(ledger, event);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function afterEntry({ balance, holds }: Ledger, event: WithBalance): Ledger {
  switch (event.type) {
    case 'InvoiceIssued':
      return { balance: balanceAtIssue(event.data.kind, event.data.amountCents), holds: new Map() };
    case 'InvoicePaymentReceived': {
      const { moneyCents, creditsCents } = event.data;
      return { balance: receiveCredit(receiveMoney(balance, moneyCents), creditsCents), holds };
    }
    case 'InvoiceTransferReceived':
      return { balance: receiveMoney(balance, event.data.cents), holds };
    case 'InvoiceCreditHeld': {
      const { paymentId, cents } = event.data;
      return { balance: holdCredit(balance, cents), holds: new Map([...holds, [paymentId, cents]]) };
    }
    case 'InvoiceCreditReleased': {
      const { paymentId } = event.data;
      return { balance: releaseCredit(balance, holds.get(paymentId) ?? 0), holds: without(holds, paymentId) };
    }
    case 'InvoiceCreditUsed': {
      const { paymentId, cents } = event.data;
      if (holds.get(paymentId) !== cents) throw new RangeError('credit that the payment did not hold');
      return { balance: spendHeldCredit(balance, cents), holds: without(holds, paymentId) };
    }
    case 'InvoiceCreditRefunded':
      return { balance: refundCredit(balance, event.data.cents), holds };
    default:
      return event satisfies never;
  }
}

const without = (holds: Ledger['holds'], paymentId: string): Ledger['holds'] =>
  new Map([...holds].filter(([id]) => id !== paymentId));
