import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import './AssortmentIndexPage.module.css';

export function GroupCard({ group }: { group: NavigationNode }) {
  const language = useLanguage();
  const path = usePath();
  const id = useId();
  const link = (node: NavigationNode) => (
    <Link to={path('assortment', { alias: node.code })}>
      <span>{node.name}</span> <em>{formatNumber(language, node.count)}</em>
    </Link>
  );
  return (
    <li className="pad-16 card group-card" aria-labelledby={id}>
      <div className="below-8 row gap-12">
        <Board board={group.board} icon={group.icon} size="card" />
        <h3 id={id}>{link(group)}</h3>
      </div>
      {group.children.length > 0 && (
        <ul>
          {group.children.map((child) => (
            <li key={child.id}>{link(child)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
