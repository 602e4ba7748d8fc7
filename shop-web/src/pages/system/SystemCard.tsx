import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { boardColours, type BoardName } from '@talloor/look/tokens.ts';
import type { CSSProperties, ReactNode } from 'react';
import '@talloor/look/Board.css';
import styles from './SystemPage.module.css';

type SystemCardProps = {
  readonly board: BoardName;
  readonly icon: Icon;
  readonly code: string;
  /** `h1` on its own page. */
  readonly heading: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
};

export function SystemCard({ board, icon: CardIcon, code, heading, text, children }: SystemCardProps) {
  const [ground, colour] = boardColours[board];
  return (
    <section className={`white-ground framed ${styles['system-page']} stack gap-24`}>
      <span
        className="full board board-detail"
        style={{ '--board-ground': ground, '--board-colour': colour } as CSSProperties}
        aria-hidden="true"
      >
        <CardIcon size={84} weight="duotone" />
      </span>
      <div>
        <p className="weight-640 aub-700">{code}</p>
        {heading}
        <p className={`above-6 text-15 ${styles['system-page-text']}`}>{text}</p>
        <div className={`${styles['system-page-actions']} wraps gap-12`}>{children}</div>
      </div>
    </section>
  );
}
