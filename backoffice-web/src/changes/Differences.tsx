import { useState } from 'react';
import { formatUnitPrice } from '@talloor/rules/format/money.ts';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './ChangeList.css';
import { fieldKey } from './fieldKey.ts';
import { differences, shortText } from './differences.ts';

type Row = Readonly<Record<string, unknown>> | null;

const initialCount = 4;

export const Differences = ({ before, after }: { before: Row; after: Row }) => {
  const { t, language } = useOfficeText();
  const [isWhole, setWhole] = useState(false);
  const all = differences(before, after);
  const visibleDifferences = isWhole ? all : all.slice(0, initialCount);
  const textOf = (field: string, value: unknown) =>
    typeof value === 'number' && field.endsWith('_mills')
      ? formatUnitPrice(language, value / 1000)
      : shortText(value) || t('changes.nothing');
  const nameOf = (field: string) => {
    const columnKey = fieldKey(field);
    return columnKey === null ? field : [t(columnKey.key), columnKey.language].filter(Boolean).join(' ');
  };
  return (
    <>
      {before === null && <span className="state state-ok">{t('changes.made')}</span>}
      {after === null && <span className="state state-bad">{t('changes.removed')}</span>}
      {all.length === 0 && <span>{t('changes.same')}</span>}
      <ul className="stack change-fields">
        {visibleDifferences.map(({ field, before: was, after: is }) => (
          <li className="breaks" key={field}>
            <small>{nameOf(field)}</small> {before !== null && <del className="muted">{textOf(field, was)}</del>}{' '}
            {after !== null && <ins className="no-underline weight-640">{textOf(field, is)}</ins>}
          </li>
        ))}
      </ul>
      {all.length > initialCount && (
        <button type="button" className="office-link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('changes.less') : t('changes.more', { count: all.length - initialCount })}
        </button>
      )}
    </>
  );
};
