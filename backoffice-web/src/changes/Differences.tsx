import { useState } from 'react';
import { useOfficeText } from '../i18n/useOfficeText.ts';
import './ChangeList.css';
import { differences, inShort } from './differences.ts';

type Row = Readonly<Record<string, unknown>> | null;

const shownAtOnce = 4;

/** What a row was and what it became, field by field: struck, then bold. */
export const Differences = ({ before, after }: { before: Row; after: Row }) => {
  const { t } = useOfficeText();
  const [isWhole, setWhole] = useState(false);
  const all = differences(before, after);
  const shown = isWhole ? all : all.slice(0, shownAtOnce);
  const textOf = (value: unknown) => inShort(value) || t('changes.nothing');
  return (
    <>
      {before === null && <span className="state state-ok">{t('changes.made')}</span>}
      {after === null && <span className="state state-bad">{t('changes.removed')}</span>}
      {all.length === 0 && t('changes.same')}
      <ul className="change-fields">
        {shown.map(({ field, before: was, after: is }) => (
          <li key={field}>
            <small>{field}</small> {before !== null && <del>{textOf(was)}</del>}{' '}
            {after !== null && <ins>{textOf(is)}</ins>}
          </li>
        ))}
      </ul>
      {all.length > shownAtOnce && (
        <button type="button" className="office-link" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('changes.less') : t('changes.more', { count: all.length - shownAtOnce })}
        </button>
      )}
    </>
  );
};
