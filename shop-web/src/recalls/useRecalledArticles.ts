import type { RecallSummary } from '@talloor/contracts/endpoints/recalls.ts';
import { useTranslation } from 'react-i18next';

const mostNamed = 3;

/** `Boter (lot K3) en 2 andere`. */
export function useRecalledArticles(): (articles: RecallSummary['articles']) => string {
  const { t } = useTranslation();
  return (articles) => {
    const named = articles
      .slice(0, mostNamed)
      .map(({ name, lots }) =>
        lots.length === 0 ? name : t('recalls.articleLots', { name, count: lots.length, lots: lots.join(', ') }),
      )
      .join(', ');
    const others = articles.length - mostNamed;
    return others > 0 ? t('recalls.andOthers', { named, count: others }) : named;
  };
}
