import { Board } from '@talloor/look/Board.tsx';
import type { BoardName } from '@talloor/look/tokens.ts';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { ReactNode } from 'react';
import './EmptyState.css';

type EmptyStateProps = {
  readonly title: string;
  readonly text?: string;
  readonly board?: BoardName;
  readonly icon?: Icon;
  readonly children?: ReactNode;
};

/** Design 5.22. */
export function EmptyState({ title, text, board = 'bread', icon, children }: EmptyStateProps) {
  return (
    <div className="to-center one-column empty-state stack gap-6">
      <Board board={board} customIcon={icon} size="card" />
      <b className="text-16">{title}</b>
      {text !== undefined && <p>{text}</p>}
      {children !== undefined && <div className="above-8 empty-state-actions wraps gap-8">{children}</div>}
    </div>
  );
}
