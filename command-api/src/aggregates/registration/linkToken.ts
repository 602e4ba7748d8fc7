import { registrationStream } from '@talloor/events/registration/events.ts';
import { registrationFold, type RegistrationState } from '@talloor/events/registration/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { isSigned } from '../../commands/isSigned.ts';

/** Single use. */
export type LinkPurpose = 'answer' | 'activate';
type Filed = Exclude<RegistrationState, { status: 'none' }>;

const validForMs = { activate: 7 * 24 * 60 * 60 * 1000, answer: 30 * 24 * 60 * 60 * 1000 } as const;

/** An answer invalidates the link of its question. */
const subjectOf = (purpose: LinkPurpose, { filed, questions }: Filed, until: string): string =>
  `${purpose} ${filed.registrationId} ${questions} ${until}`;

/** `<registration>.<until, epoch seconds>.<signature>`: not stored. */
export function makeLinkToken(
  { sign }: Pick<CommandSide, 'sign'>,
  purpose: LinkPurpose,
  state: Filed,
  madeAt: Date,
): string {
  const until = String(Math.floor((madeAt.getTime() + validForMs[purpose]) / 1000));
  const signature = sign('registration link', subjectOf(purpose, state, until));
  return `${state.filed.registrationId}.${until}.${signature}`;
}

/** @throws Problem `registration.link_invalid` */
export async function openLink(
  { sign, clock, repository }: Pick<CommandSide, 'sign' | 'clock' | 'repository'>,
  purpose: LinkPurpose,
  token: string,
): Promise<Filed> {
  const [id = '', until = '', signature = ''] = token.split('.');
  if (!/^\d{1,20}$/.test(id) || !/^\d{1,12}$/.test(until)) throw new Problem('registration.link_invalid');
  const { state } = await repository.load(registrationFold, registrationStream(id));
  if (state.status !== waitingStatus[purpose]) throw new Problem('registration.link_invalid');
  const isOurs = isSigned({ sign }, 'registration link', subjectOf(purpose, state, until), signature);
  if (!isOurs || Number(until) * 1000 <= clock.now().getTime()) throw new Problem('registration.link_invalid');
  return state;
}

const waitingStatus = { answer: 'waits_for_answer', activate: 'waits_for_link' } as const;
