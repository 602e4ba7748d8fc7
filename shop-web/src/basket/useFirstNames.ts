import { useTranslation } from 'react-i18next';

const atMost = 3;

export function useFirstNames(): (names: readonly string[]) => string {
  const { t } = useTranslation();
  return (names) => {
    const articles = names.slice(0, atMost).join(', ');
    const others = names.length - atMost;
    return others > 0 ? t('keptBaskets.andMore', { articles, count: others }) : articles;
  };
}
