import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { formatTableDay, isoDay } from '@talloor/rules/format/dates.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { serverNow } from '../session/serverClock.ts';

type Described = Pick<WishListSummary, 'name' | 'type' | 'owner' | 'number_of_products' | 'updated_at'>;

export function useListWords() {
  const { t } = useTranslation();
  const language = useLanguage();
  return {
    nameOf: ({ name, type, owner }: Pick<Described, 'name' | 'type' | 'owner'>): string => {
      if (type !== 'shared') return name;
      return owner === null ? t('lists.sharedName', { name }) : t('lists.sharedBy', { owner, name });
    },
    countOf: ({ type, number_of_products: count, updated_at: at }: Described): string => {
      const articles = t('lists.count', { count });
      if (at === null) return articles;
      const isToday = isoDay(at) === isoDay(serverNow() / 1000);
      const day = isToday ? t('lists.today') : formatTableDay(language, at);
      return type === 'mine' ? t('lists.updated', { articles, day }) : t('lists.of', { articles, day });
    },
  };
}
