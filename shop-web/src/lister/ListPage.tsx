import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { Component as NotFoundPage } from '../pages/system/NotFoundPage.tsx';
import { trailTo } from '../menu/trailTo.ts';
import { Page } from '../shell/Page.tsx';
import { Lister } from './Lister.tsx';
import { ListHead, type Crumb } from './ListHead.tsx';
import { PromoValidity } from './PromoValidity.tsx';
import { SubCategories } from './SubCategories.tsx';
import { subjectOfPath, type Subject } from './subject.ts';
import { useNavigationTree } from './useNavigationTree.ts';
import { useLister, type ListerModel } from './useLister.ts';

type ListPageProps = {
  readonly promoTitle?: string | undefined;
  readonly children?: ReactNode;
};

/** Spec shopping §2, Lister. */
export function ListPage({ promoTitle, children }: ListPageProps) {
  const { pathname } = useLocation();
  const subject = subjectOfPath(pathname);
  // A new key per subject, so no state survives.
  const key = subject.kind === 'assortment' ? subject.alias : subject.kind;
  return (
    <SubjectPage key={key} subject={subject} promoTitle={promoTitle}>
      {children}
    </SubjectPage>
  );
}

function SubjectPage({ subject, promoTitle, children }: ListPageProps & { subject: Subject }) {
  const { t } = useTranslation();
  const lister = useLister(subject);
  const { title, place, crumbs } = useHeading(subject, lister, promoTitle);
  if (lister.isUnknown) return <NotFoundPage />;
  const about = lister.data?.about ?? null;
  const { keywords } = lister.state;
  return (
    <Page
      title={title}
      heading={
        <ListHead
          title={title}
          place={place}
          crumbs={crumbs}
          results={lister.named}
          inCategory={(lister.results ?? 0) - (lister.named ?? 0)}
        >
          {about !== null && about.description !== '' && <p className="list-description">{about.description}</p>}
          {subject.kind === 'assortment' && <SubCategories alias={subject.alias} />}
          {subject.kind === 'promo' && <PromoValidity products={lister.data?.products ?? []} />}
        </ListHead>
      }
    >
      <Lister lister={lister} caption={keywords === '' ? title : t('search.caption', { keywords })} />
      {children}
    </Page>
  );
}

function useHeading(subject: Subject, { state, data }: ListerModel, promoTitle: string | undefined) {
  const { t } = useTranslation();
  const path = usePath();
  const { keywords } = state;
  const { data: tree = [] } = useNavigationTree();
  const index: Crumb = { name: t('search.all'), to: path('assortmentIndex') };
  switch (subject.kind) {
    case 'search': {
      const title = keywords === '' ? t('search.all') : t('search.titleFor', { keywords });
      return { title, place: keywords === '' ? title : t('pages.search'), crumbs: [] };
    }
    case 'promo':
      return { title: promoTitle ?? t('search.promo'), place: t('search.promo'), crumbs: [] };
    case 'assortment': {
      const name = data?.about?.name ?? trailTo(tree, subject.alias).at(-1)?.name ?? t('search.all');
      const above = (data?.about?.trail ?? []).filter(({ alias }) => alias !== subject.alias);
      const crumbs = above.map((category) => ({
        name: category.name,
        to: path('assortment', { alias: category.alias }),
      }));
      return { title: name, place: name, crumbs: [index, ...crumbs] };
    }
    default:
      return subject satisfies never;
  }
}
