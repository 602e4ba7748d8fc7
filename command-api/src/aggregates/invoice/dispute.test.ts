import { describe, expect, test } from '@jest/globals';
import type { InvoiceEvent } from '@talloor/events/invoice/events.ts';
import { evolveInvoice, noInvoice, type IssuedInvoice } from '@talloor/events/invoice/state.ts';
import { invoiceStory, sampleInvoice } from '@talloor/events/testing/sampleInvoice.ts';
import { decideAnswerDispute } from './answerDispute/decideAnswerDispute.ts';
import { decideDisputeInvoice, type DisputeInvoice } from './disputeInvoice/decideDisputeInvoice.ts';

const given = (...events: readonly InvoiceEvent[]): IssuedInvoice => {
  const state = events.reduce(evolveInvoice, noInvoice);
  if (state.status === 'none') throw new Error('no invoice is issued');
  return state;
};
const issued = invoiceStory.filter(({ type }) => type === 'InvoiceIssued');
const disputed = invoiceStory.filter(({ type }) => type === 'InvoiceDisputed');
const answered = invoiceStory.filter(({ type }) => type === 'InvoiceDisputeAnswered');
const command: DisputeInvoice = {
  customerNumber: sampleInvoice.customerNumber,
  disputeId: '0197f5d2-6a0e-7c3b-9a53-0b8f2f9f6c34',
  lineNumbers: [2, 1, 2],
  reason: 'price',
  comment: 'Andere prijs.',
  userId: '7',
  language: 'nl',
};

describe('a customer who disputes an invoice', () => {
  test('names lines, each once and in order', () => {
    expect(decideDisputeInvoice(command, given(...issued))).toMatchObject([
      { type: 'InvoiceDisputed', data: { lineNumbers: [1, 2], reason: 'price', disputedBy: '7' } },
    ]);
  });
  test('is refused for a line that is not on it, and for the invoice of another customer', () => {
    expect(decideDisputeInvoice({ ...command, lineNumbers: [9] }, given(...issued))).toEqual({
      rejected: 'invoice.line_not_found',
    });
    expect(decideDisputeInvoice({ ...command, customerNumber: '1' }, given(...issued))).toEqual({
      rejected: 'invoice.not_found',
    });
  });
  test('waits for the answer before the same line is disputed again', () => {
    const open = given(...issued, ...disputed);
    const again = { rejected: 'invoice.already_disputed' };
    expect(decideDisputeInvoice({ ...command, lineNumbers: [1] }, open)).toEqual(again);
    expect(decideDisputeInvoice({ ...command, lineNumbers: [] }, open)).toEqual(again);
    expect(decideDisputeInvoice({ ...command, lineNumbers: [2] }, open)).toMatchObject([{ type: 'InvoiceDisputed' }]);
    expect(
      decideDisputeInvoice({ ...command, lineNumbers: [1] }, given(...issued, ...disputed, ...answered)),
    ).toMatchObject([{ type: 'InvoiceDisputed' }]);
  });
});

describe('sales support that answers a dispute', () => {
  const [first] = given(...issued, ...disputed).disputes;
  const answer = {
    disputeId: first?.disputeId ?? '',
    outcome: 'credit_note_requested' as const,
    answer: 'U krijgt een creditnota.',
    userId: '900001',
  };
  test('explains, or requests a credit note from the ERP, once', () => {
    expect(decideAnswerDispute(answer, given(...issued, ...disputed))).toMatchObject([
      { type: 'InvoiceDisputeAnswered', data: { outcome: 'credit_note_requested', disputedBy: '7' } },
    ]);
    expect(decideAnswerDispute(answer, given(...issued, ...disputed, ...answered))).toEqual({
      rejected: 'invoice.dispute_answered',
    });
  });
  test('requests no credit note where nothing is to credit: a credit note, empties alone, or what was requested', () => {
    const nothing = { rejected: 'invoice.nothing_to_credit' };
    const dispute = (lineNumbers: number[]): InvoiceEvent[] =>
      disputed.map((event) => ({ ...event, data: { ...event.data, lineNumbers } }) as InvoiceEvent);
    const explained = { ...answer, outcome: 'explained' as const };
    const [invoice] = issued;
    if (invoice?.type !== 'InvoiceIssued') throw new Error('no invoice is issued');
    const creditNote = { ...invoice, data: { ...invoice.data, kind: 'credit_note' as const } };
    for (const state of [given(creditNote, ...disputed), given(...issued, ...dispute([3]))]) {
      expect(decideAnswerDispute(answer, state)).toEqual(nothing);
      expect(decideAnswerDispute(explained, state)).toMatchObject([{ data: { outcome: 'explained' } }]);
    }
    const again = disputed.map(
      (event) => ({ ...event, data: { ...event.data, disputeId: command.disputeId } }) as InvoiceEvent,
    );
    const repeated = given(...issued, ...disputed, ...answered, ...again);
    expect(decideAnswerDispute({ ...answer, disputeId: command.disputeId }, repeated)).toEqual(nothing);
  });
  test('is told when there is no such dispute', () => {
    expect(decideAnswerDispute(answer, given(...issued))).toEqual({ rejected: 'invoice.dispute_not_found' });
  });
});
