import { useTranslation } from 'react-i18next';

const atMost = 3;

/** Names in a message: the first three, and how many there are besides. */
export function useFirstNames(): (names: readonly string[]) => string {
  const { t } = useTranslation();
  return (names) => {
    const articles = names.slice(0, atMost).join(', ');
    const others = names.length - atMost;
    return others > 0 ? t('keptBaskets.andMore', { articles, count: others }) : articles;
  };
}
