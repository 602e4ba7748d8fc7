import type { StatisticsRow } from '@talloor/contracts/endpoints/statistics.ts';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { keepFocus } from '../../shell/keepFocus.ts';
import { searchOf, type StatisticsQuestion } from './statisticsQuestion.ts';
import { useStatisticsWords } from './useStatisticsWords.ts';

type RowNameProps = { readonly row: StatisticsRow; readonly question: StatisticsQuestion };

/** Group and brand lead to their articles. */
export function RowName({ row, question }: RowNameProps) {
  const path = usePath();
  const { by } = question;
  const { nameOf } = useStatisticsWords(by);
  const name = nameOf(row);
  const within = (filter: Partial<StatisticsQuestion>) => ({
    search: new URLSearchParams(searchOf({ ...question, ...filter, by: 'article' })).toString(),
  });
  switch (by) {
    case 'group':
      return (
        <Link to={within({ group: row.key })} onClick={() => keepFocus()}>
          {name}
        </Link>
      );
    case 'brand':
      return row.key === '' ? (
        name
      ) : (
        <Link to={within({ brand: row.key })} onClick={() => keepFocus()}>
          {name}
        </Link>
      );
    case 'article':
      return (
        <>
          <Link to={path('product', { id: row.key })}>{name}</Link> <span className="muted nowrap">{row.key}</span>
        </>
      );
    case 'month':
    case 'address':
    case 'user':
      return name;
    default:
      return by satisfies never;
  }
}
