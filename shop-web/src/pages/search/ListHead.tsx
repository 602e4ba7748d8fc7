import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasket } from '../../basket/BasketProvider.tsx';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useSession } from '../../session/SessionProvider.tsx';
import './SearchPage.css';

type ListHeadProps = {
  readonly title: string;
  /** The name of this place in the crumbs. */
  readonly place: string;
  /** Unknown until the first answer. */
  readonly results: number | undefined;
};

/** Where one is, how much was found, and whose prices these are. */
export function ListHead({ title, place, results }: ListHeadProps) {
  const { t } = useTranslation();
  const path = usePath();
  const { customer } = useSession();
  const { basket } = useBasket();
  const isHidden = basket?.customer.show_prices === false;
  return (
    <>
      <nav className="crumbs" aria-label={t('shell.crumbs')}>
        <ol>
          <li>
            <Link to={path('start')}>{t('pages.start')}</Link>
          </li>
          <li aria-current="page">{place}</li>
        </ol>
      </nav>
      <div className="list-head">
        <h1 tabIndex={-1}>
          {title} {results !== undefined && <span className="count">{t('search.count', { count: results })}</span>}
        </h1>
        <p className="muted list-about">
          {customer === null
            ? t('search.pricesVisitor')
            : t(isHidden ? 'search.pricesHidden' : 'search.pricesOf', { name: customer.name })}
        </p>
      </div>
    </>
  );
}
