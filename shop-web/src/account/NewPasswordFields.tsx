import { brokenPasswordRules } from '@talloor/rules/account/passwordRules.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginField } from '../pages/login/LoginField.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';

export type ChosenPassword = { readonly password: string; readonly confirmation: string };
export const noPassword: ChosenPassword = { password: '', confirmation: '' };

export const isChosen = ({ password, confirmation }: ChosenPassword, username: string): boolean =>
  brokenPasswordRules(password, username).length === 0 && password === confirmation;

type NewPasswordFieldsProps = {
  readonly value: ChosenPassword;
  readonly username: string;
  /** After the first attempt to submit. */
  readonly isJudged: boolean;
  readonly onChange: (value: ChosenPassword) => void;
};

export function NewPasswordFields({ value, username, isJudged, onChange }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const listId = useId();
  const { password, confirmation } = value;
  const isBroken = brokenPasswordRules(password, username).length > 0;
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
        path="confirmation"
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
