import { changePortalRights, listPortalUsers, removePortalUser } from '@talloor/contracts/calls/portal.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import type { CustomerRight } from '@talloor/rules/account/rights.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

/** What a page can give; approving is not built yet (ADR 0106). */
type GivenRight = Exclude<CustomerRight, 'approve'>;
type PortalUsers = CallOutput<typeof listPortalUsers>;
export type PortalUser = PortalUsers['users'][number];

export const nameOf = ({ first_name: first, last_name: last, username }: PortalUser): string =>
  `${first} ${last}`.trim() || username;

/** The users of the customer, and what changes them: shown at once, back where it was when refused. */
export function usePortalUsers() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { customer } = useSession();
  const queryKey = ['portal-users', customer?.customer_number ?? null];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listPortalUsers, {}, { signal }),
    refetchOnMount: 'always',
  });
  const change = (userId: string, next: (user: PortalUser) => PortalUser | null) =>
    queries.setQueryData<PortalUsers>(
      queryKey,
      (before) =>
        before && { users: before.users.flatMap((user) => (user.user_id === userId ? (next(user) ?? []) : user)) },
    );
  const failed = async (title: string, error: unknown) => {
    showToast({ kind: 'error', title, text: failureText(error, t) });
    await queries.invalidateQueries({ queryKey });
  };

  return {
    ...query,
    setRight: async (user: PortalUser, right: GivenRight, isHeld: boolean): Promise<void> => {
      const others = user.rights.filter((held): held is GivenRight => held !== right && held !== 'approve');
      const rights = isHeld ? [...others, right] : others;
      change(user.user_id, (before) => ({ ...before, rights }));
      try {
        const params = { user_id: user.user_id };
        const changed = await call(changePortalRights, { params, body: { rights } });
        change(user.user_id, (before) => ({ ...before, rights: changed.rights }));
        announce(
          t(isHeld ? 'portal.given' : 'portal.taken', { name: nameOf(user), right: t(`portal.rights.${right}`) }),
        );
      } catch (error) {
        await failed(t('portal.failed.rights', { name: nameOf(user) }), error);
      }
    },
    /** @returns whether it was done */
    remove: async (user: PortalUser): Promise<boolean> => {
      try {
        await call(removePortalUser, { params: { user_id: user.user_id } });
        change(user.user_id, () => null);
        showToast({ kind: 'info', title: t('portal.removed', { name: nameOf(user) }) });
        return true;
      } catch (error) {
        await failed(t('portal.failed.remove', { name: nameOf(user) }), error);
        return false;
      }
    },
  };
}
export type PortalUsersModel = ReturnType<typeof usePortalUsers>;
