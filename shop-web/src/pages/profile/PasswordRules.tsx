import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import {
  brokenPasswordRules,
  hasSpecialCharacter,
  passwordRules,
  type PasswordRule,
} from '@talloor/rules/account/passwordRules.ts';
import { useTranslation } from 'react-i18next';

type PasswordRulesProps = { readonly id: string; readonly password: string; readonly username: string };

/** What a new password has to be, ticked off while it is typed. */
export function PasswordRules({ id, password, username }: PasswordRulesProps) {
  const { t } = useTranslation();
  const broken: ReadonlySet<PasswordRule> = new Set(brokenPasswordRules(password, username));
  const rule = (name: PasswordRule | 'special', isKept: boolean) => (
    <li key={name} className={isKept ? 'is-kept' : undefined}>
      {isKept ? <CheckCircleIcon size={18} weight="fill" /> : <CircleIcon size={18} />}
      <span>
        {t(`profile.rule.${name}`)}
        <span className="sr-only">, {t(isKept ? 'profile.ruleKept' : 'profile.ruleBroken')}</span>
      </span>
    </li>
  );
  return (
    <ul id={id} className="password-rules" aria-label={t('profile.rules')}>
      {passwordRules.map((name) => rule(name, !broken.has(name)))}
      {rule('special', hasSpecialCharacter(password))}
    </ul>
  );
}
