import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import type { WishListSummary } from '@talloor/contracts/endpoints/wishList.ts';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusAtOnce } from '../components/focusAtOnce.ts';
import { failureText } from '../toasts/failureText.ts';
import { showToast } from '../toasts/toasts.ts';
import './ListName.css';
import { useListCommands } from './useListCommands.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type ListNameProps = {
  readonly list: Pick<WishListSummary, 'id' | 'name' | 'is_editable'>;
  readonly children: ReactNode;
};

/** Design 5.18. */
export function ListName({ list, children }: ListNameProps) {
  const { t } = useTranslation();
  const { update } = useListCommands();
  const [draft, setDraft] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { id, name, is_editable: isEditable } = list;

  const end = () => {
    setDraft(null);
    // The pencil returns after this frame.
    requestAnimationFrame(() => pencil.current?.focus());
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmedName = (draft ?? '').trim();
    if (isBusy || trimmedName === '') return;
    if (trimmedName === name) return end();
    setIsBusy(true);
    try {
      await update(id, { name: trimmedName });
      end();
    } catch (error) {
      const text = `${t('lists.failed.update')} ${failureText(error, t)}`;
      showToast({ kind: 'error', error, title: t('toast.error'), text });
    } finally {
      setIsBusy(false);
    }
  };

  if (draft === null)
    return (
      <span className="shrinks breaks list-name row gap-4">
        {children}
        {isEditable && (
          <IconButton
            ref={pencil}
            aria-label={t('lists.rename', { name })}
            title={t('lists.renameTitle')}
            onClick={() => setDraft(name)}
          >
            <PencilSimpleIcon size={18} />
          </IconButton>
        )}
      </span>
    );
  return (
    <form className="shrinks breaks list-name row gap-4" onSubmit={(event) => void save(event)}>
      <OutlinedInput
        inputRef={focusAtOnce}
        size="small"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          end();
        }}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { 'aria-label': t('lists.nameOf', { name }), ...atMost(60, 'name') } }}
      />
      <IconButton
        type="submit"
        className="list-name-save"
        aria-busy={isBusy || undefined}
        aria-label={t('lists.saveName')}
        title={t('lists.saveName')}
      >
        <CheckIcon size={18} weight="bold" />
      </IconButton>
      <IconButton aria-label={t('lists.keepName')} title={t('lists.keepName')} onClick={end}>
        <XIcon size={18} />
      </IconButton>
    </form>
  );
}
