import type { AccountState } from '@talloor/events/account/account.ts';
import type { CaseDocumentRequest } from '@talloor/events/serviceRequest/values.ts';
import { grantOf } from './grantOf.ts';

type Documents = Pick<CaseDocumentRequest, 'type' | 'customerNumbers'>;

export const holdsDocuments = (account: AccountState, { type, customerNumbers }: Documents): boolean =>
  account.status === 'active' &&
  customerNumbers.every(
    (number) =>
      account.customers.includes(number) &&
      (type === 'delivery_proofs' || grantOf(account, number).rights.includes('see_invoices')),
  );
