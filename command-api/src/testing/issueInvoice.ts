import { type InvoiceEvent, invoiceStream } from '@talloor/events/invoice/events.ts';
import { invoiceFold, type InvoiceState } from '@talloor/events/invoice/state.ts';
import { sampleInvoice } from '@talloor/events/testing/sampleInvoice.ts';
import type { Decision, Repository } from '@talloor/platform/aggregate/aggregate.ts';
import { balanceAtIssue, receiveMoney, refundCredit } from '@talloor/rules/invoice/balance.ts';
import { officeMetadata } from '../commands/officeCommand.ts';

export type IssuedDocument = {
  readonly number: string;
  readonly customerNumber: string;
  readonly amountCents: number;
  readonly kind?: 'invoice' | 'credit_note';
};

const erp = { actorId: 'erp', actorRole: 'erp' } as const;

async function change(
  repository: Repository,
  number: string,
  key: string,
  decide: (state: InvoiceState) => Decision<InvoiceEvent>,
): Promise<void> {
  const surroundings = { clock: { now: () => new Date('2026-03-11T13:12:00Z') }, hashCommand: () => key };
  const metadata = officeMetadata('erp', key, key, erp, null, surroundings);
  await repository.execute(invoiceFold, invoiceStream(number), metadata, decide);
}

export const issueInvoice = (
  repository: Repository,
  { number, customerNumber, amountCents, kind = 'invoice' }: IssuedDocument,
): Promise<void> =>
  change(repository, number, `issue-${number}`, (state) =>
    state.status === 'none'
      ? [
          {
            type: 'InvoiceIssued',
            data: {
              ...sampleInvoice,
              number,
              kind,
              customerNumber,
              amountCents,
              differences: [],
              expectedCents: amountCents,
              balance: balanceAtIssue(kind, amountCents),
              ...(kind === 'credit_note' ? { dueOn: null, communication: null } : {}),
            },
          },
        ]
      : [],
  );

export const receiveTransfer = (repository: Repository, number: string, transferId: string, cents: number) =>
  change(repository, number, transferId, (state) =>
    state.status === 'none'
      ? []
      : [
          {
            type: 'InvoiceTransferReceived',
            data: { transferId, receivedOn: '2026-03-11', cents, balance: receiveMoney(state.balance, cents) },
          },
        ],
  );

export const refund = (repository: Repository, number: string, transferId: string, cents: number) =>
  change(repository, number, transferId, (state) => {
    if (state.status === 'none') return [];
    const { creditCents, usedCents, heldCents } = state.balance;
    if (cents > creditCents - usedCents - heldCents) return [];
    const balance = refundCredit(state.balance, cents);
    return [{ type: 'InvoiceCreditRefunded', data: { transferId, refundedOn: '2026-03-11', cents, balance } }];
  });
