import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PortalPerson } from '@talloor/contracts/endpoints/portalOrders.ts';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSelect } from '../../lister/ListSelect.tsx';
import type { PortalQuestion } from './usePortalQuestion.ts';
import styles from './PortalNav.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type PortalFiltersProps = {
  readonly question: PortalQuestion;
  readonly people: readonly PortalPerson[];
  readonly searchHint: string;
  readonly children?: ReactNode;
};

/** Words apply on submit. */
export function PortalFilters({ question, people, searchHint, children }: PortalFiltersProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const { ask, valueOf } = question;
  const searchText = valueOf('q');
  const user = valueOf('user');
  // Remounting would lose the focus.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== searchText) field.current.value = searchText;
  }, [searchText]);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    ask('q', (field.current?.value ?? '').trim());
  };
  return (
    <search className={`pad-12 below-16 card ${styles['managing-filters']} cluster gap-8`}>
      <form className={`shrinks flex gap-8 ${styles['managing-search']}`} onSubmit={search}>
        <OutlinedInput
          inputRef={field}
          size="small"
          type="search"
          fullWidth
          defaultValue={searchText}
          placeholder={searchHint}
          onChange={(event) => {
            if (event.target.value === '' && searchText !== '') ask('q', '');
          }}
          slotProps={{ input: { 'aria-label': `${t('managing.search')}: ${searchHint}`, ...atMost(60, 'q') } }}
        />
        <Button type="submit" variant="tonal">
          {t('managing.search')}
        </Button>
      </form>
      <ListSelect
        label={t('managing.user')}
        value={people.some(({ user_id: id }) => id === user) ? user : ''}
        options={[
          { value: '', label: t('managing.everybody') },
          ...people.map(({ user_id: value, name }) => ({ value, label: name ?? t('managing.gone') })),
        ]}
        onChange={(userId) => ask('user', userId)}
      />
      {children}
    </search>
  );
}
