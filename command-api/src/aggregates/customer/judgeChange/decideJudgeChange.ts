import type { CustomerEvent, CustomerState } from '@talloor/events/customer/customer.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type Judgement = {
  readonly verdict: 'accepted' | 'refused';
  readonly answer: string;
  readonly reason: string;
};

/** Once; repeats are silent. */
export function decideJudgeChange(
  requestId: string,
  judgement: Judgement,
  state: CustomerState,
): Decision<CustomerEvent> {
  const change = state.status === 'none' ? undefined : state.changes.find((each) => each.requestId === requestId);
  if (!change) return { rejected: 'request.not_found' };
  if (change.status === judgement.verdict) return [];
  if (change.status !== 'requested') return { rejected: 'request.judged' };
  if (judgement.verdict === 'accepted' && change.new.street === null) return { rejected: 'request.erased' };
  const { verdict, answer, reason } = judgement;
  const type = verdict === 'accepted' ? 'CustomerChangeAccepted' : 'CustomerChangeRefused';
  return [{ type, data: { requestId, requestedBy: change.requestedBy, answer, reason } }];
}
