import Button from '@mui/material/Button';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import type { DeliveryNoteView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePath } from '../../i18n/LanguageProvider.tsx';
import { useMay } from '../../session/useMay.ts';

export function NoteReturnButton({ note }: { note: DeliveryNoteView }) {
  const { t } = useTranslation();
  const path = usePath();
  const mayReturn = useMay('returns');
  const marked = note.lines.filter((line) => line.return_marked).length;
  if (!mayReturn || note.delivered_at === null || note.lines.every((line) => line.returnable <= 0)) return null;
  return (
    <Button
      component={Link}
      to={`${path('returns')}?number=${note.number}`}
      variant={marked > 0 ? 'contained' : 'outlined'}
      startIcon={<ArrowUUpLeftIcon size={18} />}
    >
      <span>{marked > 0 ? t('returns.askMarked', { count: marked }) : t('returns.ask')}</span>
    </Button>
  );
}
