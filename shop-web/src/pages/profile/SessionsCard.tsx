import Button from '@mui/material/Button';
import {
  endOtherSessions,
  endUserSession,
  listUserSessions,
  type UserSessionView,
} from '@talloor/contracts/endpoints/userSessions.ts';
import { formatWeekdayDate } from '@talloor/rules/format/dates.ts';
import { DesktopIcon } from '@phosphor-icons/react/dist/csr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './SessionsCard.module.css';

const queryKey = ['user-sessions'];

export function SessionsCard() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listUserSessions, {}, { signal }),
  });
  const ending = useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await call(endOtherSessions, {});
      else await call(endUserSession, { params: { id } });
    },
    onSuccess: () => showToast({ kind: 'ok', title: t('sessions.ended') }),
    onError: (error) =>
      showToast({
        kind: 'error',
        error,
        title: failureTitle(error, t('sessions.notEnded')),
        text: failureText(error, t),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const sessions = data?.sessions ?? [];
  return (
    <section
      className={`items-left card padded ${styles['sessions-card']} stack gap-12`}
      aria-labelledby="sessions-title"
    >
      <h2 id="sessions-title">{t('sessions.title')}</h2>
      <p>{t('sessions.intro')}</p>
      {isError && (
        <LoadFailed title={t('sessions.failed')} text={t('sessions.failedText')} onRetry={() => void refetch()} />
      )}
      <ul className="full">
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            isBusy={ending.isPending}
            onEnd={() => ending.mutate(session.id)}
          />
        ))}
      </ul>
      {sessions.some((session) => !session.is_current) && (
        <Button variant="outlined" disabled={ending.isPending} onClick={() => ending.mutate(null)}>
          {t('sessions.endOthers')}
        </Button>
      )}
    </section>
  );
}

type SessionLineProps = {
  readonly session: UserSessionView;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
};

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = (iso: string) => formatWeekdayDate(language, Date.parse(iso) / 1000);
  const device = t('sessions.device', {
    browser: t(`sessions.browsers.${session.browser}`),
    system: t(`sessions.systems.${session.system}`),
  });
  const isPhone = session.system === 'android' || session.system === 'ios';
  return (
    <li>
      {isPhone ? <DeviceMobileIcon size={24} /> : <DesktopIcon size={24} />}
      <div>
        <p className="weight-600">
          <span>{device}</span>
          {session.is_current && (
            <span className={`weight-400 ${styles['sessions-current']}`}>
              {' '}
              · <span>{t('sessions.current')}</span>
            </span>
          )}
        </p>
        {session.since !== null && (
          <p className="muted small">
            <span>{t('sessions.since', { day: day(session.since) })}</span>
            {session.last_used_on !== null && (
              <span>{` · ${t('sessions.lastUsed', { day: day(`${session.last_used_on}T12:00:00Z`) })}`}</span>
            )}
          </p>
        )}
      </div>
      {!session.is_current && (
        <Button
          variant="outlined"
          size="small"
          disabled={isBusy}
          onClick={onEnd}
          aria-label={t('sessions.endOne', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
