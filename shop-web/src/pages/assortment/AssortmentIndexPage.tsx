import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { useIsLate } from '../../components/useIsLate.ts';
import { ListHead } from '../../lister/ListHead.tsx';
import { useNavigationTree, useStrongThemes } from '../../lister/useNavigationTree.ts';
import { Page } from '../../shell/Page.tsx';
import { SpecialLists } from '../../specialLists/SpecialLists.tsx';
import { useLoadingToast } from '../../toasts/useLoadingToast.ts';
import styles from './AssortmentIndexPage.module.css';
import { GroupCard } from './GroupCard.tsx';
import { ThemeCard } from './ThemeCard.tsx';

export function Component() {
  const { t } = useTranslation();
  const { data: groups, error, isError, refetch } = useNavigationTree();
  const { data: themes = [], isPending: isWaiting } = useStrongThemes();
  const title = t('assortment.title');
  const total = groups?.reduce((sum, { count }) => sum + count, 0);
  useLoadingToast(error);
  return (
    <Page title={title} heading={<ListHead title={title} place={title} results={total} />}>
      {isError && (
        <div className="card">
          <LoadFailed title={t('assortment.failed')} text={t('search.failedText')} onRetry={() => void refetch()} />
        </div>
      )}
      {themes.length > 0 && (
        <section aria-labelledby="themes-title" className="themes">
          <h2 id="themes-title">{t('assortment.themes')}</h2>
          <ul className={`${styles['theme-cards']} stack gap-16`}>
            {themes.map((theme) => (
              <ThemeCard key={theme.id} theme={theme} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="groups-title">
        <h2 id="groups-title">{t('assortment.groups')}</h2>
        {/* Reserved room: late themes above must not push the page. */}
        {(groups === undefined && !isError) || isWaiting ? (
          <GroupsSkeleton />
        ) : (
          <ul className={`${styles['group-cards']} stack gap-16`}>
            {groups?.map((group) => (
              <GroupCard key={group.id} group={group} />
            ))}
          </ul>
        )}
      </section>
      <SpecialLists place="assortment" except={themes.map(({ id }) => id)} />
    </Page>
  );
}

function GroupsSkeleton() {
  const isLate = useIsLate();
  return (
    <div className={`${styles['group-cards']} stack gap-16`} aria-hidden="true" style={{ minHeight: 900 }}>
      {isLate &&
        Array.from({ length: 12 }, (_, index) => (
          <Skeleton key={index} variant="rectangular" height={210} sx={{ borderRadius: '12px' }} />
        ))}
    </div>
  );
}
