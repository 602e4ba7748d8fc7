import type { InvoiceEvent } from './events.ts';
import type { DisputeReason, InvoiceBalance, InvoiceDifference, InvoiceDocument } from './values.ts';

export type Dispute = {
  readonly disputeId: string;
  readonly lineNumbers: readonly number[];
  readonly reason: DisputeReason;
  readonly disputedBy: string;
  readonly outcome: 'explained' | 'credit_note_requested' | null;
};

export type Transfer = {
  readonly transferId: string;
  readonly kind: 'transfer' | 'refund';
  readonly bookedOn: string;
  readonly cents: number;
};

export type InvoiceState =
  | { status: 'none' }
  | {
      status: 'issued';
      document: InvoiceDocument;
      differences: readonly InvoiceDifference[];
      balance: InvoiceBalance;
      reservation: { readonly paymentId: string; readonly cents: number } | null;
      receivedPayments: readonly string[];
      holds: readonly { readonly paymentId: string; readonly cents: number }[];
      /** Payments that used credit of this document. */
      uses: readonly string[];
      transfers: readonly Transfer[];
      disputes: readonly Dispute[];
    };
export type IssuedInvoice = Extract<InvoiceState, { status: 'issued' }>;

export const noInvoice: InvoiceState = { status: 'none' };

export function evolveInvoice(state: InvoiceState, event: InvoiceEvent): InvoiceState {
  if (event.type === 'InvoiceIssued') return state.status === 'none' ? issue(event.data) : state;
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'InvoicePaymentReserved':
      return { ...state, reservation: event.data };
    case 'InvoicePaymentReleased':
      return { ...state, reservation: reservationWithout(state, event.data.paymentId) };
    case 'InvoicePaymentReceived': {
      const { paymentId, balance } = event.data;
      const reservation = reservationWithout(state, paymentId);
      return { ...state, balance, reservation, receivedPayments: [...state.receivedPayments, paymentId] };
    }
    case 'InvoiceTransferReceived': {
      const { transferId, receivedOn: bookedOn, cents, balance } = event.data;
      return { ...state, balance, transfers: [...state.transfers, { transferId, kind: 'transfer', bookedOn, cents }] };
    }
    case 'InvoiceCreditRefunded': {
      const { transferId, refundedOn: bookedOn, cents, balance } = event.data;
      return { ...state, balance, transfers: [...state.transfers, { transferId, kind: 'refund', bookedOn, cents }] };
    }
    case 'InvoiceCreditHeld': {
      const { paymentId, cents, balance } = event.data;
      return { ...state, balance, holds: [...state.holds, { paymentId, cents }] };
    }
    case 'InvoiceCreditReleased':
      return { ...state, balance: event.data.balance, holds: holdsWithout(state, event.data.paymentId) };
    case 'InvoiceCreditUsed': {
      const { paymentId, balance } = event.data;
      return { ...state, balance, holds: holdsWithout(state, paymentId), uses: [...state.uses, paymentId] };
    }
    case 'InvoiceDisputed': {
      const { disputeId, lineNumbers, reason, disputedBy } = event.data;
      return {
        ...state,
        disputes: [...state.disputes, { disputeId, lineNumbers, reason, disputedBy, outcome: null }],
      };
    }
    case 'InvoiceDisputeAnswered': {
      const { disputeId, outcome } = event.data;
      return {
        ...state,
        disputes: state.disputes.map((dispute) =>
          dispute.disputeId === disputeId ? { ...dispute, outcome } : dispute,
        ),
      };
    }
    case 'InvoiceNoted':
      return state;
    default:
      return event satisfies never;
  }
}

export const invoiceFold = {
  category: 'invoice',
  stateVersion: 2,
  initial: noInvoice,
  evolve: evolveInvoice,
};

function issue(data: Extract<InvoiceEvent, { type: 'InvoiceIssued' }>['data']): InvoiceState {
  const { differences, expectedCents: _expectedCents, balance, billing: _billing, ...document } = data;
  return {
    status: 'issued',
    document,
    differences,
    balance,
    reservation: null,
    receivedPayments: [],
    holds: [],
    uses: [],
    transfers: [],
    disputes: [],
  };
}

const reservationWithout = ({ reservation }: IssuedInvoice, paymentId: string): IssuedInvoice['reservation'] =>
  reservation?.paymentId === paymentId ? null : reservation;

const holdsWithout = ({ holds }: IssuedInvoice, paymentId: string): IssuedInvoice['holds'] =>
  holds.filter((hold) => hold.paymentId !== paymentId);
