import Button from '@mui/material/Button';
import { resetPassword } from '@talloor/contracts/endpoints/recovery.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { isChosen, NewPasswordFields, noPassword } from '../../account/NewPasswordFields.tsx';
import { Notice } from '../../components/Notice.tsx';
import { call } from '../../server/shopClient.ts';
import { failureText } from '../../toasts/failureText.ts';
import { failureTitle } from '../../toasts/failureTitle.ts';

type ResetPasswordFormProps = {
  readonly token: string;
  readonly username: string;
  readonly onDone: () => void;
  readonly onInvalid: () => void;
};

export function ResetPasswordForm({ token, username, onDone, onInvalid }: ResetPasswordFormProps) {
  const { t } = useTranslation();
  const [newPassword, setNewPassword] = useState(noPassword);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!isChosen(newPassword, username) || isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await call(resetPassword, { body: { token, ...newPassword } });
      onDone();
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'recovery.link_invalid') onInvalid();
      else {
        setFailure(error);
        setIsBusy(false);
      }
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <Notice severity="error">
          <b>{failureTitle(failure, t('recovery.refused'))}</b>
          <br />
          <span>{failureText(failure, t)}</span>
        </Notice>
      )}
      <p>
        <RichText i18nKey="recovery.chooseIntro" values={{ username }} components={{ b: <b /> }} />
      </p>
      {/* For password managers. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <NewPasswordFields value={newPassword} username={username} isJudged={attempts > 0} onChange={setNewPassword} />
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={isBusy || undefined}>
        <span>{isBusy ? t('recovery.busy') : t('recovery.choose')}</span>
      </Button>
    </form>
  );
}
