import Button from '@mui/material/Button';
import { confirmEmail } from '@talloor/contracts/endpoints/profile.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import '../../components/pageLayout.css';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { Page } from '../../shell/Page.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';
import { useProfileChanged } from '../profile/useProfile.ts';
import './ConfirmEmailPage.css';

/** Needs a press, since mail readers follow links. */
export function Component() {
  const { t } = useTranslation();
  const path = usePath();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const refreshProfile = useProfileChanged();
  const notice = useRef<HTMLDivElement>(null);
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => call(confirmEmail, { body: { token } }),
    onSuccess: refreshProfile,
  });
  useEffect(() => {
    if (data !== undefined || error !== null) notice.current?.focus();
  }, [data, error]);
  const isRefused =
    token === '' ||
    (error instanceof ProblemError && (error.code === 'profile.email_link_invalid' || error.status === 400));
  const toProfile = (
    <Button component={Link} to={path('profile')} variant={data === undefined && !isRefused ? 'text' : 'contained'}>
      {t('profile.confirmEmail.toProfile')}
    </Button>
  );
  return (
    <Page title={t('profile.confirmEmail.title')} className="confirm-email-page">
      <div className="items-left card padded confirm-email stack gap-16">
        {data !== undefined ? (
          <Notice severity="success" ref={notice} tabIndex={-1}>
            <b>{t('profile.confirmEmail.done')}</b>
            <br />
            <span>{t('profile.confirmEmail.doneText', { email: data.email })}</span>
          </Notice>
        ) : isRefused ? (
          <Notice severity="error" ref={notice} tabIndex={-1}>
            <b>{t('profile.confirmEmail.invalid')}</b>
            <br />
            <span>{t('profile.confirmEmail.invalidText')}</span>
          </Notice>
        ) : (
          <>
            {error !== null && (
              <Notice severity="error" ref={notice} tabIndex={-1}>
                <b>{failureTitle(error, t('profile.confirmEmail.failed'))}</b>
                <br />
                <span>{failureText(error, t)}</span>
              </Notice>
            )}
            <p>{t('profile.confirmEmail.ask')}</p>
          </>
        )}
        <div className="wraps gap-12">
          {data === undefined && !isRefused && (
            <Button variant="contained" aria-busy={isPending || undefined} onClick={() => !isPending && mutate()}>
              <span>{t(isPending ? 'profile.confirmEmail.busy' : 'profile.confirmEmail.button')}</span>
            </Button>
          )}
          {toProfile}
        </div>
      </div>
    </Page>
  );
}
