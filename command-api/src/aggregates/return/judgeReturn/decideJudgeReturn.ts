import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { ReturnState } from '@talloor/events/return/state.ts';
import type { Decision } from '@talloor/platform/aggregate/aggregate.ts';

export type ReturnJudgement = {
  readonly verdict: 'accepted' | 'refused';
  readonly reason: string;
  readonly answer: string;
};

/** Once; repeats are silent. */
export function decideJudgeReturn(
  { verdict, reason, answer }: ReturnJudgement,
  state: ReturnState,
): Decision<ReturnEvent> {
  if (state.status === 'none') return { rejected: 'return.not_found' };
  if (state.status === verdict) return [];
  if (state.status !== 'requested') return { rejected: 'return.ended' };
  const data = { requestedBy: state.request.requestedBy, reason, answer };
  return [{ type: verdict === 'accepted' ? 'ReturnAccepted' : 'ReturnRefused', data }];
}
