import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../i18n/LanguageProvider.tsx';
import { useStrongThemes } from '../lister/useNavigationTree.ts';
import { useIsMusselSeason } from '../mussels/useMussels.ts';
import { pageOfPath, pathOf } from '../paths.ts';
import { routeConfiguration } from '../routeConfiguration.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { sectionOf } from './sectionOf.ts';
import { useHasRestrictedList } from './useHasRestrictedList.ts';

/** Spec shopping §2. */
export type NavigationItem = {
  readonly text: string;
  readonly href: string;
  readonly class?: string;
  readonly title?: string;
  readonly accesskey?: string;
  readonly tabindex?: number;
  readonly target?: '_blank' | '_self';
  readonly nofollow?: boolean;
  /** Also on a subpage. */
  readonly isCurrent: boolean;
  readonly subpages: readonly NavigationItem[];
};

const noThemes: readonly NavigationNode[] = [];

export function useNavigationItems(): readonly NavigationItem[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { pathname } = useLocation();
  const { user, customer } = useSession();
  const { data: themes = noThemes } = useStrongThemes();
  return itemsOf(t, {
    language,
    pathname,
    themes,
    hasRestrictedList: useHasRestrictedList(),
    hasLists: customer !== null && user.features.wish_list,
    hasMussels: useIsMusselSeason(),
    hasOrders: customer !== null && user.features.pending_orders,
    hasInvoices: customer !== null && user.rights.includes('see_invoices'),
    hasUpload: customer !== null && user.features.basket_upload,
  });
}

type NavigationOptions = {
  readonly language: 'nl' | 'fr';
  readonly pathname: string;
  readonly themes: readonly { readonly name: string; readonly code: string }[];
  readonly hasRestrictedList: boolean;
  readonly hasLists: boolean;
  readonly hasMussels: boolean;
  readonly hasOrders: boolean;
  readonly hasInvoices: boolean;
  readonly hasUpload: boolean;
};

/** Pages that punch-out lacks would lead to its start. */
export function itemsOf(
  t: TFunction,
  {
    language,
    pathname,
    themes,
    hasRestrictedList,
    hasLists,
    hasMussels,
    hasOrders,
    hasInvoices,
    hasUpload,
  }: NavigationOptions,
): readonly NavigationItem[] {
  const foundPage = pageOfPath(pathname);
  const section = sectionOf(foundPage?.page);
  const alias = foundPage?.page === 'assortment' ? foundPage.numbers['alias'] : undefined;
  const ofThemes = themes.map(({ name, code }) => ({
    text: name,
    href: routeConfiguration.assortmentShow(language, { alias: code }),
    isCurrent: code === alias,
    subpages: [],
  }));
  return [
    { text: t('shell.promo'), href: pathOf('promo', language), isCurrent: foundPage?.page === 'promo', subpages: [] },
    ...(ofThemes.length === 0
      ? []
      : [
          {
            text: t('menu.themes'),
            href: pathOf('assortmentIndex', language),
            isCurrent: ofThemes.some((theme) => theme.isCurrent),
            subpages: ofThemes,
          },
        ]),
    ...(hasLists
      ? [
          {
            text: t('lists.nav'),
            href: pathOf('lists', language),
            isCurrent: section === 'lists',
            subpages: [],
          },
        ]
      : []),
    ...(hasRestrictedList
      ? [
          {
            text: t('restrictedList.title'),
            href: pathOf('restrictedList', language),
            isCurrent: foundPage?.page === 'restrictedList',
            subpages: [],
          },
        ]
      : []),
    ...(hasMussels
      ? [
          {
            text: t('mussels.nav'),
            href: pathOf('mussels', language),
            isCurrent: foundPage?.page === 'mussels',
            subpages: [],
          },
        ]
      : []),
    ...(hasOrders
      ? [
          {
            text: t('shell.orders'),
            href: pathOf('orders', language),
            isCurrent: section === 'orders',
            subpages: [],
          },
        ]
      : []),
    ...(hasInvoices
      ? [
          {
            text: t('invoices.nav'),
            href: pathOf('invoices', language),
            isCurrent: section === 'invoices',
            subpages: [],
          },
        ]
      : []),
    ...(hasUpload
      ? [
          {
            text: t('pages.upload'),
            href: pathOf('upload', language),
            isCurrent: foundPage?.page === 'upload',
            subpages: [],
          },
        ]
      : []),
  ].filter(({ href }) => href !== pathOf('start', language));
}
