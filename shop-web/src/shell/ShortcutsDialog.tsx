import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../components/Dialog.tsx';
import { DialogHead } from '../components/DialogHead.tsx';
import { useStore } from '../store/createStore.ts';
import './ShortcutsDialog.css';
import { singleKeys, switchSingleKeys } from './useShortcut.ts';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const isOn = useStore(singleKeys);
  const keys = (list: readonly (readonly [readonly string[], string])[]) => (
    <dl>
      {list.map(([names, what]) => (
        <div key={what} style={{ display: 'contents' }}>
          <dt>
            {names.map((name) => (
              <kbd key={name}>{name}</kbd>
            ))}
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="shortcuts-title">
      <DialogHead id="shortcuts-title" title={t('shortcuts.title')} onClose={onClose} />
      <div className="shortcuts">
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => switchSingleKeys(checked)} />}
          label={t('shortcuts.singleKeys')}
        />
        <h3>{t('shortcuts.everywhere')}</h3>
        {keys([
          [['/'], t('shortcuts.search')],
          [['?'], t('shortcuts.list')],
          [['Esc'], t('shortcuts.close')],
        ])}
        <h3>{t('shortcuts.inQuantity')}</h3>
        {keys([
          [['Enter'], t('shortcuts.nextRow')],
          [['Shift', 'Enter'], t('shortcuts.previousRow')],
          [['↑', '↓'], t('shortcuts.step')],
          [['PageUp', 'PageDown'], t('shortcuts.pack')],
          [['Home'], t('shortcuts.minimum')],
          [['Delete'], t('shortcuts.remove')],
          [['Esc'], t('shortcuts.restore')],
        ])}
      </div>
    </Dialog>
  );
}
