import type { DocumentType } from '@talloor/contracts/endpoints/documents.ts';

export type DocumentDraft = {
  readonly type: DocumentType;
  /** yyyy-mm-dd, empty, or no day. */
  readonly from: string;
  readonly to: string;
  readonly customerNumbers: readonly string[];
  readonly withUbl: boolean;
  readonly comment: string;
  readonly extraRecipient: string;
};

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

export const hasPeriod = ({ from, to }: DocumentDraft): boolean => isDay(from) && isDay(to);

export const bodyOf = ({ type, from, to, customerNumbers, withUbl, comment, extraRecipient }: DocumentDraft) => ({
  type,
  from,
  to,
  customer_numbers: [...customerNumbers],
  with_ubl: withUbl && type !== 'delivery_proofs',
  comment: comment.trim(),
  extra_recipient: extraRecipient.trim(),
});
