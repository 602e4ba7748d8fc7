import {
  inviteUser,
  listInvitations,
  renewInvitation,
  withdrawInvitation,
} from '@talloor/contracts/endpoints/invitations.ts';
import type { CallInput, CallOutput } from '@talloor/contracts/client.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

type Invitations = CallOutput<typeof listInvitations>;
export type Invitation = Invitations['invitations'][number];
export type NewInvitation = NonNullable<CallInput<typeof inviteUser>['body']>;

export const invitedName = ({ first_name: first, last_name: last }: Invitation): string => `${first} ${last}`;

function useInvitationsKey() {
  const { customer } = useSession();
  return ['portal-invitations', customer?.customer_number ?? null];
}

/** The returned function @throws ProblemError */
export function useInvite() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = useInvitationsKey();
  return async (invitation: NewInvitation): Promise<void> => {
    await call(inviteUser, { body: invitation });
    showToast({ kind: 'ok', title: t('invitation.portal.sent', { email: invitation.email }) });
    await queries.invalidateQueries({ queryKey });
  };
}

export function useInvitations() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const queryKey = useInvitationsKey();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listInvitations, {}, { signal }),
    refetchOnMount: 'always',
  });
  const reload = () => queries.invalidateQueries({ queryKey });
  const attempt = async (act: () => Promise<unknown>, successTitle: string, failedTitle: string): Promise<boolean> => {
    try {
      await act();
      showToast({ kind: 'ok', title: successTitle });
      return true;
    } catch (error) {
      showToast({ kind: 'error', error, title: failedTitle, text: failureText(error, t) });
      return false;
    } finally {
      await reload();
    }
  };
  return {
    ...query,
    renew: (invitation: Invitation) =>
      attempt(
        () => call(renewInvitation, { params: { invitation_id: invitation.invitation_id } }),
        t('invitation.portal.renewed', { email: invitation.email }),
        t('invitation.portal.failed.renew', { name: invitedName(invitation) }),
      ),
    withdraw: (invitation: Invitation) =>
      attempt(
        () => call(withdrawInvitation, { params: { invitation_id: invitation.invitation_id } }),
        t('invitation.portal.withdrawn', { name: invitedName(invitation) }),
        t('invitation.portal.failed.withdraw', { name: invitedName(invitation) }),
      ),
  };
}
export type InvitationsModel = ReturnType<typeof useInvitations>;
