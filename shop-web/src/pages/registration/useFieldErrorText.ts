import { useTranslation } from 'react-i18next';
import type { FieldError } from './registrationValues.ts';

export function useFieldErrorText(): (error: FieldError) => string {
  const { t } = useTranslation();
  return (error) => {
    if ('least' in error) return t(error.code, { least: error.least, most: error.most });
    switch (error.code) {
      case 'username.length':
        return t('loginRules.username.length');
      case 'username.noSpaces':
        return t('loginRules.username.noSpaces');
      case 'username.characters':
        return t('loginRules.username.characters');
      case 'password':
        return t('registration.passwordWrong');
      case 'confirmation':
        return t('registration.confirmationWrong');
      case 'accept':
        return t('registration.acceptNeeded');
      case 'undelivered':
        return t('registration.undelivered');
      case 'taken':
        return t('registration.usernameTaken');
      case 'customer':
        return t('registration.customerWrong');
      case 'city':
        return t('registration.cityWrong');
      case 'refused':
        return t('field.refused');
      default:
        return error satisfies never;
    }
  };
}
