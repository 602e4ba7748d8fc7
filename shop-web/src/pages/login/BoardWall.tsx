import { Board } from '@talloor/look/Board.tsx';

const wall: readonly (readonly [string, string?])[] = [
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
  ['veg', 'fruit'],
  ['nonfood'],
];

/** The wall of cutting boards beside the login. Decoration. */
export function BoardWall() {
  return (
    <div className="login-boards" aria-hidden="true">
      {wall.map(([group, subgroup]) => (
        <Board
          key={`${group} ${subgroup}`}
          groupCode={group}
          {...(subgroup && { subgroupCode: subgroup })}
          size="tile"
        />
      ))}
    </div>
  );
}
