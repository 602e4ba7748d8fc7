import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsLate } from '../components/useIsLate.ts';
import { useLanguage, usePath } from '../i18n/LanguageProvider.tsx';
import { routeConfiguration } from '../routeConfiguration.ts';
import { BannerCard } from './BannerCard.tsx';
import { closeMenu } from './openMenu.ts';

type AssortmentLevelProps = {
  readonly groups: readonly NavigationNode[];
  readonly isLoading: boolean;
  /** Node ids from the category; empty at the top. */
  readonly trail: readonly string[];
  readonly back: (name: string, trail: readonly string[] | null) => ReactNode;
  readonly into: (name: string, trail: readonly string[], board?: ReactNode) => ReactNode;
};

export function AssortmentLevel({ groups, isLoading, trail, back, into }: AssortmentLevelProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const path = usePath();
  const isLate = useIsLate();
  const nodes: NavigationNode[] = [];
  let level = groups;
  for (const id of trail) {
    const node = level.find((child) => child.id === id);
    if (node === undefined) break;
    nodes.push(node);
    level = node.children;
  }
  const node = nodes.at(-1);
  const parent = nodes.at(-2);
  const number = node === undefined ? '' : formatNumber(language, node.count);
  const boardOf = (child: NavigationNode) =>
    node === undefined ? <Board board={child.board} icon={child.icon} /> : undefined;
  return (
    <>
      {node === undefined
        ? back(t('menu.open'), null)
        : back(parent?.name ?? t('shell.assortment'), trail.slice(0, -1))}
      <h2>{node?.name ?? t('shell.assortment')}</h2>
      <Link
        className="tall inline"
        to={
          node === undefined
            ? path('assortmentIndex')
            : routeConfiguration.assortmentShow(language, { alias: node.code })
        }
        onClick={closeMenu}
      >
        {node === undefined ? t('menu.whole') : t('menu.showAll', { number })}
      </Link>
      {isLoading && isLate && <p className="muted">{t('menu.loading')}</p>}
      <ul>
        {level.map((child) => (
          <li key={child.id}>
            {child.children.length > 0 ? (
              into(child.name, [...trail.slice(0, nodes.length), child.id], boardOf(child))
            ) : (
              <Link
                className="menu-row"
                to={routeConfiguration.assortmentShow(language, { alias: child.code })}
                onClick={closeMenu}
              >
                {boardOf(child)}
                <span>{child.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {node !== undefined && node.banner !== null && <BannerCard banner={node.banner} onFollow={closeMenu} />}
    </>
  );
}
