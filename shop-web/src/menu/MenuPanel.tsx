import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LoadFailed } from '../components/LoadFailed.tsx';
import { useIsLate } from '../components/useIsLate.ts';
import { useLeaving } from '../components/useLeaving.ts';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { pageOfPath } from '../paths.ts';
import { BannerCard } from './BannerCard.tsx';
import { GroupColumn } from './GroupColumn.tsx';
import { menuPanelId } from './MenuButton.tsx';
import './MenuPanel.css';
import { closeMenu, leaveMenu } from './openMenu.ts';
import { SubgroupColumns } from './SubgroupColumns.tsx';
import { trailTo } from './trailTo.ts';
import { useArrowKeys } from './useArrowKeys.ts';
import { useNavigationTree } from '../lister/useNavigationTree.ts';

type MenuPanelProps = { readonly opener: HTMLElement; readonly isEntered: boolean };

/** Design 5.3. Tab leaves. */
export function MenuPanel({ opener, isEntered }: MenuPanelProps) {
  const { t } = useTranslation();
  const tree = useNavigationTree();
  const panel = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isEntered && tree.data !== undefined)
      panel.current?.querySelector<HTMLElement>('[data-stop="group"][aria-expanded="true"]')?.focus();
  }, [isEntered, tree.data]);

  useArrowKeys(panel, opener);
  const button = useRef(opener);
  useEffect(() => {
    button.current = opener;
  }, [opener]);
  useLeaving(true, { inside: [panel, button], onLeave: closeMenu, onEscape: leaveMenu });

  return (
    <>
      <div className="menu-scrim" />
      <section ref={panel} id={menuPanelId} className="white-ground menu-panel" aria-label={t('shell.assortment')}>
        {tree.isError ? (
          <LoadFailed title={t('menu.failed')} text={t('menu.failedText')} onRetry={() => void tree.refetch()} />
        ) : tree.data === undefined ? (
          <Loading />
        ) : (
          <Levels groups={tree.data} />
        )}
      </section>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  const isLate = useIsLate();
  return (
    <div className="menu-loading" aria-busy="true">
      {isLate && <span className="sr-only">{t('menu.loading')}</span>}
    </div>
  );
}

function Levels({ groups }: { groups: readonly NavigationNode[] }) {
  const { t } = useTranslation();
  const path = usePath();
  const { pathname } = useLocation();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pointed, setPointed] = useState<NavigationNode | null>(null);
  const currentAlias = pageOfPath(pathname)?.numbers['alias'];
  const group = groups.find((each) => each.id === chosenId) ?? trailTo(groups, currentAlias)[0] ?? groups[0];
  if (group === undefined)
    return (
      <p className="menu-nothing">
        <Link to={path('assortmentIndex')} onClick={closeMenu}>
          {t('menu.whole')}
        </Link>
      </p>
    );
  const banner = pointed?.banner ?? group.banner;
  const choose = (id: string) => {
    setPointed(null);
    setChosenId(id);
  };
  return (
    <div className={`stack wrap menu-grid${banner === null ? '' : ' has-banner'}`}>
      <GroupColumn groups={groups} chosenId={group.id} onChoose={choose} />
      <SubgroupColumns group={group} currentAlias={currentAlias} onPoint={setPointed} />
      {banner !== null && <BannerCard banner={banner} onFollow={closeMenu} />}
    </div>
  );
}
