import { invitationStream } from '@talloor/events/invitation/events.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { invitationFold } from '@talloor/events/invitation/state.ts';
import { isSigned } from '../../commands/isSigned.ts';
import type { SentInvitation } from './invitationRules.ts';

/** A new mail has a new number and invalidates earlier links. */
const subjectOf = (invitationId: string, sending: number): string => `${invitationId} ${sending}`;

/** `<invitation>.<mail>.<signature>`: not stored. */
export function makeInvitationToken(
  { sign }: Pick<CommandSide, 'sign'>,
  { invited: { invitationId }, sendings }: SentInvitation,
): string {
  return `${invitationId}.${sendings}.${sign('invitation link', subjectOf(invitationId, sendings))}`;
}

export type OpenLink = { readonly invitation: SentInvitation; readonly sending: number };

/** @throws Problem `invitation.link_invalid`, also after erasure */
export async function readInvitationLink(
  { sign, repository }: Pick<CommandSide, 'sign' | 'repository'>,
  token: string,
): Promise<OpenLink> {
  const [id = '', mail = '', signature = ''] = token.split('.');
  if (!/^\d{1,20}$/.test(id) || !/^\d{1,4}$/.test(mail)) throw new Problem('invitation.link_invalid');
  const sending = Number(mail);
  if (!isSigned({ sign }, 'invitation link', subjectOf(id, sending), signature))
    throw new Problem('invitation.link_invalid');
  const { state } = await repository.load(invitationFold, invitationStream(id));
  if (state.status === 'none' || state.invited.email === null) throw new Problem('invitation.link_invalid');
  return { invitation: state, sending };
}
