import { useTranslation } from 'react-i18next';
import { longest, type CheckoutError } from './checkoutValues.ts';

export function useErrorText(): (error: CheckoutError) => string {
  const { t } = useTranslation();
  return (error) => {
    if (typeof error === 'object' && 'code' in error) return t(error.code, { least: error.least, most: error.most });
    if (typeof error === 'object') return t('checkout.errors.emails', error);
    return t(`checkout.errors.${error}`, { most: longest.emails });
  };
}
