import { invitationStream } from '@talloor/events/invitation/events.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { CommandSide } from '../../commandSide.ts';
import { invitationFold } from '../../commands/folds.ts';
import { isSigned } from '../../commands/isSigned.ts';
import type { SentInvitation } from './invitationRules.ts';

/** What is signed: a mail that is sent again has another number, so that the link before is spent. */
const subjectOf = (invitationId: string, sending: number): string => `${invitationId} ${sending}`;

/**
 * The token of the link in an invitation's last mail, `<invitation>.<mail>.<signature>`: the same for the same event, so that a
 * mail that is sent twice carries one link. Nothing of it is stored; until when it holds and whether it was used says the stream.
 */
export function makeInvitationToken(
  { sign }: Pick<CommandSide, 'sign'>,
  { invited: { invitationId }, sendings }: SentInvitation,
): string {
  return `${invitationId}.${sendings}.${sign('invitation link', subjectOf(invitationId, sendings))}`;
}

/** An invitation that a link opens, and the mail that the link stood in. */
export type OpenLink = { readonly invitation: SentInvitation; readonly sending: number };

/** The invitation of a link that this shop made. @throws Problem `invitation.link_invalid`, also where the person was erased */
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
