import { RowsIcon } from '@phosphor-icons/react/dist/csr/Rows';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { useTranslation } from 'react-i18next';
import './ListTools.css';
import type { View } from './listState.ts';

export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset
      className="no-margin no-padding shrinks framed-400 round-8 clips white-ground view-switch"
      aria-label={t('search.view')}
    >
      <button
        className="inline nowrap no-border clear gap-8 ink-700"
        type="button"
        aria-pressed={view === 'rows'}
        onClick={() => onChange('rows')}
      >
        <RowsIcon size={18} />
        <span>{t('search.rows')}</span>
      </button>
      <button
        className="inline nowrap no-border clear gap-8 ink-700"
        type="button"
        aria-pressed={view === 'tiles'}
        onClick={() => onChange('tiles')}
      >
        <SquaresFourIcon size={18} />
        <span>{t('search.tiles')}</span>
      </button>
    </fieldset>
  );
}
