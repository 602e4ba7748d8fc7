import { serviceRequestStream } from '@talloor/events/serviceRequest/events.ts';
import { serviceRequestFold, type KnownServiceRequest } from '@talloor/events/serviceRequest/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { isSigned } from '../../commands/isSigned.ts';

/** `reply`: mailed to a visitor. `upload`: given to the sender of a request. */
export type CasePurpose = 'reply' | 'upload';

const validForMs = { reply: 60 * 24 * 60 * 60 * 1000, upload: 60 * 60 * 1000 } as const;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `<case>.<until, epoch seconds>.<signature>`: not stored. */
export function makeCaseToken(
  { sign }: Pick<CommandSide, 'sign'>,
  purpose: CasePurpose,
  caseId: string,
  madeAt: Date,
): string {
  const until = String(Math.floor((madeAt.getTime() + validForMs[purpose]) / 1000));
  return `${caseId}.${until}.${sign(`case ${purpose}`, `${caseId} ${until}`)}`;
}

/** @throws Problem `case.link_invalid` */
export async function openCaseToken(
  { sign, clock, repository }: Pick<CommandSide, 'sign' | 'clock' | 'repository'>,
  purpose: CasePurpose,
  token: string,
): Promise<KnownServiceRequest> {
  const [caseId = '', until = '', signature = ''] = token.split('.');
  const isOurs =
    uuid.test(caseId) &&
    /^\d{1,12}$/.test(until) &&
    isSigned({ sign }, `case ${purpose}`, `${caseId} ${until}`, signature) &&
    Number(until) * 1000 > clock.now().getTime();
  if (!isOurs) throw new Problem('case.link_invalid');
  const { state } = await repository.load(serviceRequestFold, serviceRequestStream(caseId));
  if (state.status === 'none') throw new Problem('case.link_invalid');
  return state;
}
