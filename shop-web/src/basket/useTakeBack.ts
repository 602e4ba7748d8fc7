import { useTranslation } from 'react-i18next';
import { failureText } from '../toasts/failureText.ts';
import { showToast, type Toast } from '../toasts/toasts.ts';
import { useBasketGetter } from './BasketProvider.tsx';

type Items = Readonly<Record<string, number>>;

/** Restores earlier quantities, unless changed since. */
export function useTakeBack(): (added: Items, before: Items) => NonNullable<Toast['action']> {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const takeBack = async (added: Items, before: Items) => {
    const { quantityOf, setItems } = basketNow();
    const unchanged = Object.entries(added).filter(([article, quantity]) => quantityOf(article) === quantity);
    try {
      await setItems(Object.fromEntries(unchanged.map(([article]) => [article, before[article] ?? 0])));
      showToast({ kind: 'info', title: t('basket.takenBack', { count: unchanged.length }) });
    } catch (error) {
      const action = { label: t('quantity.tryAgain'), run: () => void takeBack(added, before) };
      showToast({ kind: 'error', error, title: t('basket.takeBackFailed'), text: failureText(error, t), action });
    }
  };
  return (added, before) => ({ label: t('common.undo'), run: () => void takeBack(added, before) });
}
