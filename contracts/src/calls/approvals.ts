import { command, get } from './callable.ts';
import type * as approvals from '../endpoints/approvals.ts';

export const getApprovalTerms = get<typeof approvals.getApprovalTerms>('getApprovalTerms', '/api/basket/approval');
export const askApproval = command<typeof approvals.askApproval>('askApproval', 'POST', '/api/basket/approval');
export const listApprovals = get<typeof approvals.listApprovals>('listApprovals', '/api/approvals');
export const getApproval = get<typeof approvals.getApproval>('getApproval', '/api/approvals/:id');
export const approveBasket = command<typeof approvals.approveBasket>(
  'approveBasket',
  'POST',
  '/api/approvals/:id/approve',
);
export const sendBackBasket = command<typeof approvals.sendBackBasket>(
  'sendBackBasket',
  'POST',
  '/api/approvals/:id/send-back',
);
export const withdrawApproval = command<typeof approvals.withdrawApproval>(
  'withdrawApproval',
  'POST',
  '/api/approvals/:id/withdraw',
);
