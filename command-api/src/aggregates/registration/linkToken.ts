import { registrationStream } from '@talloor/events/registration/events.ts';
import type { RegistrationState } from '@talloor/events/registration/state.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { registrationFold } from '../../commands/folds.ts';
import { isSigned } from '../../commands/isSigned.ts';

/** What a link in a mail lets its reader do, once. */
export type LinkPurpose = 'answer' | 'activate';
type Filed = Exclude<RegistrationState, { status: 'none' }>;

/** Milliseconds that a link holds: a week to prove a mail address, a month to answer. */
const holdsFor = { activate: 7 * 24 * 60 * 60 * 1000, answer: 30 * 24 * 60 * 60 * 1000 } as const;

/** What is signed: an answered question has another number, so that its link is spent. */
const subjectOf = (purpose: LinkPurpose, { filed, questions }: Filed, until: string): string =>
  `${purpose} ${filed.registrationId} ${questions} ${until}`;

/**
 * The link's token, `<registration>.<until, epoch seconds>.<signature>`: the same for the same event, so that a mail that is sent
 * twice carries one link. What it allows is spent as soon as the registration no longer waits for it.
 */
export function makeLinkToken(
  { sign }: Pick<CommandSide, 'sign'>,
  purpose: LinkPurpose,
  state: Filed,
  madeAt: Date,
): string {
  const until = String(Math.floor((madeAt.getTime() + holdsFor[purpose]) / 1000));
  const signature = sign('registration link', subjectOf(purpose, state, until));
  return `${state.filed.registrationId}.${until}.${signature}`;
}

/** The registration whose link this is. @throws Problem `registration.link_invalid` where it is none, spent or over */
export async function openLink(
  { sign, clock, repository }: Pick<CommandSide, 'sign' | 'clock' | 'repository'>,
  purpose: LinkPurpose,
  token: string,
): Promise<Filed> {
  const [id = '', until = '', signature = ''] = token.split('.');
  if (!/^\d{1,20}$/.test(id) || !/^\d{1,12}$/.test(until)) throw new Problem('registration.link_invalid');
  const { state } = await repository.load(registrationFold, registrationStream(id));
  if (state.status !== waiting[purpose]) throw new Problem('registration.link_invalid');
  const isOurs = isSigned({ sign }, 'registration link', subjectOf(purpose, state, until), signature);
  if (!isOurs || Number(until) * 1000 <= clock.now().getTime()) throw new Problem('registration.link_invalid');
  return state;
}

const waiting = { answer: 'waits_for_answer', activate: 'waits_for_link' } as const;
