import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type Judgement =
  | { readonly verdict: 'accepted'; readonly answer: string }
  | { readonly verdict: 'refused'; readonly answer: string; readonly reason: string };

/** Accepts or refuses a change that was asked for; one that was judged stays so, and the same again is quiet. */
export function decideJudgeChange(
  requestId: string,
  judgement: Judgement,
  state: CustomerState,
): Decision<CustomerEvent> {
  const change = state.status === 'none' ? undefined : state.changes.find((one) => one.requestId === requestId);
  if (!change) return { rejected: 'request.not_found' };
  if (change.status === judgement.verdict) return [];
  if (change.status !== 'requested') return { rejected: 'request.judged' };
  const { requestedBy } = change;
  switch (judgement.verdict) {
    case 'accepted':
      return change.new.street === null
        ? { rejected: 'request.erased' }
        : [{ type: 'CustomerChangeAccepted', data: { requestId, requestedBy, answer: judgement.answer } }];
    case 'refused': {
      const { answer, reason } = judgement;
      return [{ type: 'CustomerChangeRefused', data: { requestId, requestedBy, answer, reason } }];
    }
    default:
      return judgement satisfies never;
  }
}
