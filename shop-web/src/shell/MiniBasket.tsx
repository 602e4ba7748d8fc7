import { ShoppingCartSimpleIcon } from '@phosphor-icons/react/dist/csr/ShoppingCartSimple';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasket } from '../basket/BasketProvider.tsx';
import { progressOf, subtotalOf } from '../basket/basketSummary.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import './MiniBasket.css';
import { lazyPart } from '../parts/lazyPart.tsx';

const FaultyLinesTooltip = lazyPart(
  'basketErrors',
  async () => (await import('./FaultyLinesTooltip.tsx')).FaultyLinesTooltip,
  { renderFallback: ({ children }) => children },
);

export function MiniBasket() {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const { basket, isUpdating } = useBasket();
  const count = basket?.lines.length ?? 0;
  const subtotal = basket === undefined ? null : subtotalOf(basket);
  const amount = subtotal === null ? null : formatAmount(language, subtotal);
  const name =
    count === 0
      ? t('shell.basket')
      : amount === null
        ? t('shell.basketNameHidden', { count })
        : t('shell.basketName', { count, amount });
  const faulty = basket?.lines.filter((line) => line.errors.length > 0) ?? [];
  const link = (
    <Link
      className={`no-underline relative white round-8 clips mini-basket row gap-12${isUpdating ? ' is-busy' : ''}`}
      to={path('basket')}
    >
      <span className="sr-only">
        <span>{name}</span>
        <span>{faulty.map((line) => `. ${line.product.name}: ${line.errors.join(' ')}`).join('')}</span>
      </span>
      <span className="relative mini-basket-icon" aria-hidden="true">
        <ShoppingCartSimpleIcon size={26} />
        {count > 0 && (
          <b className={`pill white-ground tiny to-center${faulty.length > 0 ? ' is-faulty' : ''}`}>{count}</b>
        )}
      </span>
      <span className="flex column tiny mini-basket-text" aria-hidden="true">
        <span>{t('shell.basket')}</span>
        <strong className="text-15 weight-660">
          {basket === undefined ? '\u00a0' : (amount ?? t('shell.lines', { count }))}
        </strong>
      </span>
      {basket !== undefined && subtotal !== null && (
        <i className="mini-basket-bar">
          <i className="as-block white-ground" style={{ width: `${progressOf(basket) * 100}%` }} />
        </i>
      )}
    </Link>
  );
  if (faulty.length === 0) return link;
  return <FaultyLinesTooltip lines={faulty}>{link}</FaultyLinesTooltip>;
}
