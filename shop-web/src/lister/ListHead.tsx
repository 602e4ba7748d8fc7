import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBasketPart } from '../basket/BasketProvider.tsx';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { vatPreference } from '../preferences/preferences.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { useStore } from '../store/createStore.ts';
import '../components/Crumbs.css';
import './ListHead.css';

export type Crumb = { readonly name: string; readonly to: string };

type ListHeadProps = {
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  readonly place: string;
  readonly results?: number | undefined;
  /** At the end of the list; beside the heading, as filters would move a line above the list. */
  readonly inCategory?: number;
  readonly children?: ReactNode;
};

export function ListHead({ title, crumbs = [], place, results, inCategory = 0, children }: ListHeadProps) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <>
      <nav className="crumbs crumbs-here" aria-label={t('shell.crumbs')}>
        <ol className="wraps small muted">
          {[{ name: t('pages.start'), to: path('start') }, ...crumbs].map((crumb) => (
            <li key={crumb.to}>
              <Link to={crumb.to}>{crumb.name}</Link>
            </li>
          ))}
          <li aria-current="page">{place}</li>
        </ol>
      </nav>
      <div className="flex apart gap-16 list-head">
        <h1 className="breaks" tabIndex={-1}>
          <span>{title}</span>{' '}
          {results !== undefined && (
            <span className="text-15 weight-400 muted count">
              <span className="nowrap">{t('search.count', { count: results })}</span>{' '}
              {inCategory > 0 && <span>{t('search.inCategory', { count: inCategory })}</span>}
            </span>
          )}
        </h1>
        <WhosePrices />
      </div>
      {children}
    </>
  );
}

function WhosePrices() {
  const { t } = useTranslation();
  const { customer, isLoggedIn } = useSession();
  const isHidden = useBasketPart(({ basket }) => basket?.customer.show_prices === false);
  const showsVat = useStore(vatPreference) === '1';
  const priceNoteKey = isLoggedIn ? 'search.pricesUnchosen' : 'search.pricesVisitor';
  const words = isHidden ? 'search.pricesHidden' : showsVat ? 'search.pricesInclOf' : 'search.pricesOf';
  return <p className="muted list-about">{customer === null ? t(priceNoteKey) : t(words, { name: customer.name })}</p>;
}
