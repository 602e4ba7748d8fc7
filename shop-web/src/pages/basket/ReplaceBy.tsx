import { SwapIcon } from '@phosphor-icons/react/dist/csr/Swap';
import type { ProductView } from '@talloor/rules/product/productWire.ts';
import { useTranslation } from 'react-i18next';
import { useBasketGetter } from '../../basket/BasketProvider.tsx';
import { focusLineOf } from '../../basket/focusLineOf.ts';
import { announce } from '../../shell/announce.ts';
import { focusHeading } from '../../shell/focusHeading.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './BasketPage.module.css';

export function ReplaceBy({ product, quantity }: { product: ProductView; quantity: number }) {
  const { t } = useTranslation();
  const basketNow = useBasketGetter();
  const { replacement } = product;
  if (replacement === null) return null;
  const names = { article: product.name, replacement: replacement.name };
  const replace = async (button: HTMLElement) => {
    try {
      await basketNow().setItems({ [product.article_number]: 0, [replacement.article_number]: quantity });
      // The line disappears, so the new one takes the focus.
      if (document.activeElement === button || document.activeElement === document.body) {
        focusHeading();
        focusLineOf([replacement.article_number]);
      }
      announce(t('basket.replaced', names));
      showToast({ kind: 'ok', title: t('basket.replaced', names) });
    } catch (error) {
      showToast({ kind: 'error', error, title: t('basket.replaceFailed', names), text: failureText(error, t) });
    }
  };
  return (
    <span className={`as-block small ink-700 ${styles['line-replacement']}`}>
      <SwapIcon size={14} />
      <span>{t('basket.replaceBy')}</span>{' '}
      <button
        type="button"
        className="link"
        aria-label={t('basket.replaceName', names)}
        onClick={({ currentTarget }) => void replace(currentTarget)}
      >
        {replacement.name}
      </button>
    </span>
  );
}
