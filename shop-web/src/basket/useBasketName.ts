import type { BasketSummary } from '@talloor/contracts/endpoints/keptBaskets.ts';
import { formatDay, formatTime } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';

export function useBasketName(): (basket: BasketSummary) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ origin, opened_at: openedAt, delivery_date: deliveryDate }) => {
    if (origin === null)
      return t('keptBaskets.named', { day: formatDay(language, openedAt), time: formatTime(language, openedAt) });
    return deliveryDate === null
      ? t('keptBaskets.fromStandingOrder', { name: origin.name })
      : t('keptBaskets.fromStandingOrderOn', { name: origin.name, day: formatDay(language, deliveryDate) });
  };
}
