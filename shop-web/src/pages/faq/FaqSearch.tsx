import { SubmitButton } from '../../fields/SubmitButton.tsx';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import styles from './Faq.module.css';
import { useTranslation } from 'react-i18next';

type FaqSearchProps = { readonly searched: string; readonly onSearch: (words: string) => void };

export function FaqSearch({ searched, onSearch }: FaqSearchProps) {
  const { t } = useTranslation();
  const [words, setWords] = useState(searched);
  return (
    <search>
      <form
        className={`wraps gap-8 ${styles['faq-search']}`}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(words.trim());
        }}
      >
        <TextField
          className="grow"
          type="search"
          label={t('faq.search')}
          value={words}
          slotProps={{ htmlInput: atMost(200, 'q') }}
          onChange={({ target }) => setWords(target.value)}
        />
        <SubmitButton>
          <span>{t('faq.go')}</span>
        </SubmitButton>
      </form>
    </search>
  );
}
