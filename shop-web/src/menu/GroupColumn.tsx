import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { Board } from '@talloor/look/Board.tsx';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../i18n/LanguageProvider.tsx';
import { closeMenu } from './openMenu.ts';

/** A mouse crosses other categories diagonally. */
const diagonalMs = 120;

type GroupColumnProps = {
  readonly groups: readonly NavigationNode[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
};

export function GroupColumn({ groups, chosenId, onChoose }: GroupColumnProps) {
  const { t } = useTranslation();
  const path = usePath();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const column = useRef<HTMLUListElement>(null);
  useEffect(() => {
    column.current?.querySelector('[aria-expanded="true"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <ul ref={column} className="menu-groups">
      {groups.map((group) => (
        <li key={group.id}>
          <button
            className="row gap-12 full no-border round-8 clear ink-900 to-left"
            type="button"
            data-stop="group"
            aria-expanded={group.id === chosenId}
            aria-controls={group.id === chosenId ? 'assortment-menu-group' : undefined}
            tabIndex={group.id === chosenId ? 0 : -1}
            onClick={() => onChoose(group.id)}
            onFocus={({ currentTarget }) => {
              // Arrow focus chooses; a click does so itself.
              if (currentTarget.matches(':focus-visible')) onChoose(group.id);
            }}
            onPointerEnter={({ pointerType }) => {
              clearTimeout(timer.current);
              if (pointerType === 'mouse') timer.current = setTimeout(() => onChoose(group.id), diagonalMs);
            }}
            onPointerLeave={() => clearTimeout(timer.current)}
          >
            <Board board={group.board} icon={group.icon} />
            <span>{group.name}</span>
            <CaretRightIcon size={14} weight="bold" />
          </button>
        </li>
      ))}
      <li className="menu-whole">
        <Link
          className="as-block weight-560"
          to={path('assortmentIndex')}
          tabIndex={-1}
          data-stop="group"
          onClick={closeMenu}
        >
          {t('menu.whole')}
        </Link>
      </li>
    </ul>
  );
}
