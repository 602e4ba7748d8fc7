import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { ListPlusIcon } from '@phosphor-icons/react/dist/csr/ListPlus';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLists } from '../../lists/useLists.ts';
import { failureText } from '../../toasts/failureText.ts';
import { showToast } from '../../toasts/toasts.ts';

/** Makes a list: grows when it is gone to; a second submit while it saves does nothing (spec shopping §4, Lists). */
export function NewList() {
  const { t } = useTranslation();
  const { create } = useLists();
  const [name, setName] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '' || isBusy) return;
    setIsBusy(true);
    try {
      await create(wanted, []);
      setName('');
      showToast({ kind: 'ok', title: t('lists.made', { name: wanted }) });
    } catch (error) {
      const text = `${t('lists.failed.create')} ${failureText(error, t)}`;
      showToast({ kind: 'error', title: t('toast.error'), text });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <form className={`card new-list${name === '' ? '' : ' is-open'}`} onSubmit={(event) => void submit(event)}>
      <ListPlusIcon size={22} />
      <span className="grow">
        <InputBase
          fullWidth
          value={name}
          placeholder={t('lists.newHint')}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ input: { 'aria-label': t('lists.newList'), maxLength: 60 } }}
        />
        <span className="new-list-hint">{t('lists.newText')}</span>
      </span>
      <Button type="submit" variant="tonal" aria-busy={isBusy || undefined}>
        {t(isBusy ? 'lists.making' : 'lists.make')}
      </Button>
    </form>
  );
}
