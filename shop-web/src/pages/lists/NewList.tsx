import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { ListPlusIcon } from '@phosphor-icons/react/dist/csr/ListPlus';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { namesake } from '../../lists/namesake.ts';
import { useLists } from '../../lists/useLists.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';
import styles from './ListsPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

/** Spec shopping §4, Lists. */
export function NewList() {
  const { t } = useTranslation();
  const { create, mine } = useLists();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  // Shrinking would move the pressed target.
  const [isOpen, setIsOpen] = useState(false);

  const sameNameList = namesake(name, mine);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmedName = name.trim();
    if (trimmedName === '' || isBusy) return;
    setIsBusy(true);
    try {
      await create(trimmedName, []);
      setName('');
      showToast({ kind: 'ok', title: t('lists.made', { name: trimmedName }) });
    } catch (error) {
      const text = `${t('lists.failed.create')} ${failureText(error, t)}`;
      showToast({ kind: 'error', error, title: t('toast.error'), text });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form
      className={`pad-12-16 aub-700 card ${styles['new-list']} row at-top gap-12${isOpen ? ' is-open' : ''}`}
      onSubmit={(event) => void submit(event)}
    >
      <ListPlusIcon size={22} />
      <span className="grow">
        <InputBase
          fullWidth
          value={name}
          placeholder={t('lists.newHint')}
          onChange={(event) => setName(event.target.value)}
          onFocus={() => setIsOpen(true)}
          slotProps={{
            input: { 'aria-label': t('lists.newList'), ...atMost(60, 'name'), 'aria-describedby': 'new-list-hint' },
          }}
        />
        <output className="small above-6 new-list-hint" id="new-list-hint">
          {sameNameList === undefined || isBusy
            ? t('lists.newText', { whoSees: t('lists.whoSees') })
            : t('lists.nameTaken', { name: sameNameList.name })}
        </output>
      </span>
      <Button type="submit" variant="tonal" aria-busy={isBusy || undefined}>
        <span>{t(isBusy ? 'lists.making' : 'lists.make')}</span>
      </Button>
    </form>
  );
}
