import { Board } from '@talloor/look/Board.tsx';
import type { BoardIconName } from '@talloor/look/boardOf.ts';
import type { BoardName } from '@talloor/look/tokens.ts';
import styles from './LoginPage.module.css';

const wall: readonly (readonly [BoardName, BoardIconName?])[] = [
  ['veg'],
  ['fish', 'shrimp'],
  ['bread'],
  ['meat'],
  ['dairy'],
  ['poultry'],
  ['frozen'],
  ['prepared'],
  ['drinks'],
  ['dry'],
  ['veg', 'orange'],
  ['nonfood'],
];

export function BoardWall() {
  return (
    <div className={`${styles['login-boards']} stack gap-16`} aria-hidden="true">
      {wall.map(([board, icon]) => (
        <Board key={`${board} ${icon}`} board={board} icon={icon} size="tile" />
      ))}
    </div>
  );
}
