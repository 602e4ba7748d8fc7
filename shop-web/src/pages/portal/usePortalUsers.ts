import { changePortalRights, listPortalUsers, removePortalUser } from '@talloor/contracts/endpoints/portal.ts';
import type { CallOutput } from '@talloor/contracts/client.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { eurosOfCents } from '@talloor/rules/money/rounding.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { announce } from '../../shell/announce.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import type { RightsChange } from './RightsFields.tsx';

type PortalUsers = CallOutput<typeof listPortalUsers>;
export type PortalUser = PortalUsers['users'][number];

export const nameOf = ({ first_name: first, last_name: last, username }: PortalUser): string =>
  `${first} ${last}`.trim() || username;

export function usePortalUsers() {
  const { t } = useTranslation();
  const language = useLanguage();
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
  const showFailure = async (title: string, error: unknown) => {
    showToast({ kind: 'error', error, title, text: failureText(error, t) });
    await queries.invalidateQueries({ queryKey });
  };

  const give = async (user: PortalUser, grant: Pick<PortalUser, 'rights' | 'order_limit_cents'>): Promise<boolean> => {
    change(user.user_id, (before) => ({ ...before, ...grant }));
    try {
      const { user_id, ...savedGrant } = await call(changePortalRights, {
        params: { user_id: user.user_id },
        body: grant,
      });
      change(user_id, (before) => ({ ...before, ...savedGrant }));
      return true;
    } catch (error) {
      await showFailure(t('portal.failed.rights', { name: nameOf(user) }), error);
      return false;
    }
  };

  return {
    ...query,
    setRights: async (user: PortalUser, change: RightsChange): Promise<void> => {
      const { rights, isGiven } = change;
      if (!(await give(user, { rights, order_limit_cents: user.order_limit_cents }))) return;
      const name = nameOf(user);
      if ('role' in change)
        announce(
          t(isGiven ? 'portal.roleGiven' : 'portal.roleTaken', { name, role: t(`portal.roles.${change.role}`) }),
        );
      else announce(t(isGiven ? 'portal.given' : 'portal.taken', { name, right: t(`portal.rights.${change.right}`) }));
    },
    /** @param limit cents; null for none */
    setLimit: async (user: PortalUser, limit: number | null): Promise<void> => {
      const isDone = await give(user, { rights: user.rights, order_limit_cents: limit });
      if (!isDone) return;
      const name = nameOf(user);
      if (limit === null) announce(t('portal.limit.lifted', { name }));
      else announce(t('portal.limit.set', { name, amount: formatAmount(language, eurosOfCents(limit)) }));
    },
    remove: async (user: PortalUser): Promise<boolean> => {
      try {
        await call(removePortalUser, { params: { user_id: user.user_id } });
        change(user.user_id, () => null);
        showToast({ kind: 'info', title: t('portal.removed', { name: nameOf(user) }) });
        return true;
      } catch (error) {
        await showFailure(t('portal.failed.remove', { name: nameOf(user) }), error);
        return false;
      }
    },
  };
}
export type PortalUsersModel = ReturnType<typeof usePortalUsers>;
