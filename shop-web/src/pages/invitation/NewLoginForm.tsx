import Button from '@mui/material/Button';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import { acceptInvitation, type OpenedInvitation } from '@talloor/contracts/endpoints/invitations.ts';
import { ProblemError } from '@talloor/contracts/problemError.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { usernameKey } from '@talloor/rules/account/usernameKey.ts';
import { brokenUsernameRules } from '@talloor/rules/account/usernameRules.ts';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../i18n/RichText.tsx';
import { Link } from 'react-router-dom';
import { isChosen, NewPasswordFields, noPassword } from '../../account/NewPasswordFields.tsx';
import { Notice } from '../../components/Notice.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { call } from '../../server/shopClient.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { failureText } from '../../toasts/failureText.ts';
import { LoginField } from '../login/LoginField.tsx';
import { isGone, useAccepted } from './useAccepted.ts';
import styles from './InvitationPage.module.css';

type NewLoginFormProps = {
  readonly token: string;
  readonly invitation: OpenedInvitation;
  readonly onGone: () => void;
};

export function NewLoginForm({ token, invitation, onGone }: NewLoginFormProps) {
  const { t } = useTranslation();
  const path = usePath();
  const enterShop = useAccepted(invitation.customer_name);
  const { isLoggedIn, user } = useSession();
  const termsId = useId();
  const [username, setUsername] = useState('');
  const [takenName, setTakenName] = useState<string | null>(null);
  const [newPassword, setNewPassword] = useState(noPassword);
  const [hasTerms, setHasTerms] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const name = username.trim();
  const isJudged = attempts > 0;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const wrongName = (): string | false => {
    if (takenName !== null && usernameKey(takenName) === usernameKey(name)) return t('invitation.usernameTaken');
    if (!isJudged) return false;
    const [broken] = brokenUsernameRules(name);
    if (broken !== undefined) return t(`loginRules.username.${broken}`);
    return name !== '' && usernameKey(name) === usernameKey(newPassword.password)
      ? t('invitation.usernameIsPassword')
      : false;
  };
  const isFit = () => brokenUsernameRules(name).length === 0 && isChosen(newPassword, name) && hasTerms;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!isFit() || isBusy || name === takenName) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await enterShop(
        await call(acceptInvitation, {
          body: { token, login: { username: name, ...newPassword }, accept_terms: true },
        }),
      );
    } catch (error) {
      setIsBusy(false);
      if (isGone(error)) return onGone();
      if (error instanceof ProblemError && error.code === 'registration.username_taken') {
        setTakenName(name);
        setAttempts((times) => times + 1);
      } else setFailure(error);
    }
  };
  const lacksTerms = isJudged && !hasTerms;

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && (
        <Notice severity="error" role="alert">
          {failureText(failure, t)}
        </Notice>
      )}
      <p>{t('invitation.choose')}</p>
      {isLoggedIn && <p className="muted">{t('invitation.replaces', { username: user.username })}</p>}
      <LoginField
        label={t('invitation.username')}
        autoComplete="username"
        value={username}
        error={wrongName()}
        onChange={setUsername}
      />
      <NewPasswordFields value={newPassword} username={name} isJudged={isJudged} onChange={setNewPassword} />
      <div>
        <label className="tall row gap-8" data-frame>
          <input
            type="checkbox"
            checked={hasTerms}
            {...fieldOf('accept_terms')}
            aria-required
            aria-invalid={lacksTerms || undefined}
            aria-describedby={lacksTerms ? termsId : undefined}
            onChange={({ target: { checked } }) => setHasTerms(checked)}
          />
          <span>
            <RichText
              i18nKey="invitation.terms"
              components={{ a: <Link to={path('terms')} target="_blank" rel="noopener" /> }}
            />
          </span>
        </label>
        {lacksTerms && (
          <p id={termsId} className={`gap-6 bad-700 small field-error ${styles['invitation-error']}`}>
            <WarningCircleIcon size={16} weight="fill" />
            <span>{t('invitation.termsNeeded')}</span>
          </p>
        )}
      </div>
      <Button type="submit" variant="contained" size="large" fullWidth aria-busy={isBusy || undefined}>
        <span>{t(isBusy ? 'invitation.accepting' : 'invitation.accept')}</span>
      </Button>
    </form>
  );
}
