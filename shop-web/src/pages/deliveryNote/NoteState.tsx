import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useTranslation } from 'react-i18next';
import { StateChip } from '../../components/StateChip.tsx';

/** Worst state of its lines. */
export function NoteState({ note }: { note: DeliveryNoteView }) {
  const { t } = useTranslation();
  const short = note.lines.filter((line) => line.manco > 0).length;
  const replacedCount = note.lines.filter((line) => line.replaced > 0).length;
  if (short > 0) return <StateChip state="missing">{t('deliveryNote.state.short', { count: short })}</StateChip>;
  if (replacedCount > 0)
    return <StateChip state="open">{t('deliveryNote.state.replaced', { count: replacedCount })}</StateChip>;
  if (note.stage !== 'delivered') return <StateChip state="open">{t('deliveryNote.state.underWay')}</StateChip>;
  return <StateChip state="done">{t('deliveryNote.state.complete')}</StateChip>;
}
