import { brokenPasswordRules, hasSpecialCharacter, passwordRules } from '@talloor/rules/account/passwordRules.ts';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { LightbulbIcon } from '@phosphor-icons/react/dist/csr/Lightbulb';
import { useTranslation } from 'react-i18next';
import './PasswordChecklist.css';

type PasswordChecklistProps = {
  readonly id: string;
  readonly password: string;
  readonly username: string;
};

/** Design 5.21. */
export function PasswordChecklist({ id, password, username }: PasswordChecklistProps) {
  const { t } = useTranslation();
  const broken = brokenPasswordRules(password, username);
  return (
    <ul id={id} className="stack text-14 ink-700 password-checklist" aria-label={t('recovery.rules')}>
      {passwordRules.map((rule) => {
        const isKept = !broken.includes(rule);
        return (
          <li key={rule} className={`flex gap-8 at-top${isKept ? ' is-kept' : ''}`}>
            {isKept ? <CheckCircleIcon size={18} weight="fill" /> : <CircleIcon size={18} />}
            <span>
              <span>{t(`loginRules.password.${rule}`)}</span>
              <span className="sr-only">
                : <span>{isKept ? t('recovery.kept') : t('recovery.broken')}</span>
              </span>
            </span>
          </li>
        );
      })}
      {!hasSpecialCharacter(password) && (
        <li className="flex gap-8 at-top is-advice">
          <LightbulbIcon size={18} />
          <span>{t('loginRules.specialCharacter')}</span>
        </li>
      )}
    </ul>
  );
}
