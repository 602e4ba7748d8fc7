import { ProblemError } from '@talloor/contracts/problemError.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import type { Toast } from './toasts.ts';

export function useOrderAction(): (error: unknown) => Pick<Toast, 'action'> {
  const { t } = useTranslation();
  const path = usePath();
  const navigate = useNavigate();
  return (error) => {
    const order =
      error instanceof ProblemError && error.code === 'basket.already_ordered'
        ? error.parameters['order_number']
        : undefined;
    if (order === undefined) return {};
    const run = () => void navigate(`${path('orderDetail')}?order=${order}`);
    return { action: { label: t('checkout.showOrder', { order }), run } };
  };
}
