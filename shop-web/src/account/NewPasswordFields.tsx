import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginField } from '../pages/login/LoginField.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';

/** A password that somebody chooses, typed twice. */
export type ChosenPassword = { readonly password: string; readonly confirmation: string };
export const noPassword: ChosenPassword = { password: '', confirmation: '' };

/** Whether it may be sent: it keeps every rule and was typed alike twice. */
export const isChosen = ({ password, confirmation }: ChosenPassword, username: string): boolean =>
  brokenPasswordRules(password, username).length === 0 && password === confirmation;

type NewPasswordFieldsProps = {
  readonly value: ChosenPassword;
  readonly username: string;
  /** Whether what is wrong is said: once somebody tried to send it. */
  readonly isJudged: boolean;
  readonly onChange: (value: ChosenPassword) => void;
};

/** Both fields of a new password and the checklist of its rules; each can be shown. */
export function NewPasswordFields({ value, username, isJudged, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const listId = useId();
  const { password, confirmation } = value;
  const isBroken = brokenPasswordRules(password, username).length > 0;
  // Said as soon as it can no longer become the same.
  const differs = password !== confirmation && (isJudged || !password.startsWith(confirmation));
  return (
    <>
      <LoginField
        label={t('recovery.newPassword')}
        autoComplete="new-password"
        isSecret
        value={password}
        error={isJudged && isBroken ? t('recovery.mustKeepRules') : false}
        onChange={(next) => onChange({ ...value, password: next })}
        describedBy={listId}
      />
      <PasswordChecklist id={listId} password={password} username={username} />
      <LoginField
        label={t('recovery.confirmation')}
        autoComplete="new-password"
        isSecret
        value={confirmation}
        error={differs ? t('recovery.mustBeSame') : false}
        onChange={(next) => onChange({ ...value, confirmation: next })}
      />
    </>
  );
}
