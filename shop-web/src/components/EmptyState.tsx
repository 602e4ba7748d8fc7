import { Board } from '@talloor/look/Board.tsx';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ReactNode } from 'react';
import './EmptyState.css';

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  /** Navigation group whose board is shown. */
  readonly group?: string;
  /** On the board, in the place of the group's own. */
  readonly icon?: Icon;
  /** Up to two. */
  readonly children?: ReactNode;
};

/** Nothing here: a board, one sentence, and what to do next (design, 5.22). */
export function EmptyState({ title, text, group = 'bread', icon, children }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <Board groupCode={group} icon={icon} size="card" />
      <b>{title}</b>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className="empty-state-actions">{children}</div>}
    </div>
  );
}
