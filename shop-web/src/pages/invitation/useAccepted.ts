import type { UserView } from '@talloor/contracts/endpoints/session.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import { showToast } from '../../toasts/toasts.ts';

export function useAccepted(customerName: string): (user: UserView) => Promise<void> {
  const { t } = useTranslation();
  const { enter } = useSession();
  const navigate = useNavigate();
  const path = usePath();
  return async (user) => {
    enter(user);
    await navigate(path('start'), { replace: true });
    showToast({ kind: 'ok', title: t('invitation.done', { customer: customerName }) });
  };
}

/** Expired, or to be accepted another way. */
export const isGone = (error: unknown): boolean =>
  error instanceof ProblemError &&
  ['link_invalid', 'link_expired', 'lapsed', 'accepted', 'login_exists', 'other_login'].some(
    (code) => error.code === `invitation.${code}`,
  );
