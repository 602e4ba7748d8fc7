import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { Board } from '@talloor/look/Board.tsx';
import { boardOf } from '@talloor/look/boardOf.ts';
import { boardColours } from '@talloor/look/tokens.ts';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import styles from './AssortmentIndexPage.module.css';

export function ThemeCard({ theme }: { theme: NavigationNode }) {
  const { t } = useTranslation();
  const path = usePath();
  const [ground] = boardColours[boardOf(theme.board).board];
  return (
    <li>
      <Link
        to={path('assortment', { alias: theme.code })}
        className={`no-underline pad-12-16 round-12 ink-900 ${styles['theme-card']} row gap-12`}
        style={{ '--theme-ground': ground } as CSSProperties}
      >
        <Board board={theme.board} icon={theme.icon} size="card" photo={theme.banner?.image ?? null} />
        <span>
          <b className="as-block">{theme.name}</b>
          <small className="as-block ink-700 small">
            {theme.banner?.text || t('search.count', { count: theme.count })}
          </small>
        </span>
      </Link>
    </li>
  );
}
