import { boardOf } from '@talloor/look/boardOf.ts';
import { boardColours } from '@talloor/look/tokens.ts';
import type { CSSProperties } from 'react';

export function BoardDot({ board }: { board: string }) {
  const [ground, colour] = boardColours[boardOf(board).board];
  return (
    <i
      className="rigid round-4 board-dot"
      style={{ '--board-ground': ground, '--board-colour': colour } as CSSProperties}
    />
  );
}
