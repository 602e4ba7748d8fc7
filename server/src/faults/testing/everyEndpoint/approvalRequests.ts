import type { ValidRequest } from './validRequest.ts';

/** The basket has no open request. */
export const approvalRequests = (id: string): Readonly<Record<string, ValidRequest>> => ({
  getApprovalTerms: {},
  askApproval: { body: { po_number: 'WK11', message: '', extra_emails: [] } },
  listApprovals: {},
  getApproval: { params: { id } },
  approveBasket: { params: { id }, body: { shown: '[]', amount_to_pay: 12.5 } },
  sendBackBasket: { params: { id }, body: { reason: 'Te veel.' } },
  withdrawApproval: { params: { id }, body: {} },
});
