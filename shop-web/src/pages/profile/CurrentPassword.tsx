import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../fields/SecretField.tsx';

type CurrentPasswordProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: (value: string) => void;
};

/** Required to change login data. */
export function CurrentPassword(props: CurrentPasswordProps) {
  const { t } = useTranslation();
  return (
    <div className="span-6">
      <SecretField label={t('profile.passwordCurrent')} autoComplete="current-password" {...props} />
    </div>
  );
}
