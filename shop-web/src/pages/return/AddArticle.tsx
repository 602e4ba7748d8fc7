import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { getProducts } from '@talloor/contracts/endpoints/catalogue.ts';
import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../server/shopClient.ts';
import { useStore } from '../../store/createStore.ts';
import { connection } from '../../server/connection.ts';
import styles from './ReturnPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type AddArticleProps = {
  readonly lines: readonly DeliveryNoteLineView[];
  readonly usedLineIds: readonly string[];
  readonly onAdd: (line: DeliveryNoteLineView) => void;
};

export function AddArticle({ lines, usedLineIds, onAdd }: AddArticleProps) {
  const { t } = useTranslation();
  const id = useId();
  const [searchText, setSearchText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const isLost = useStore(connection) === 'lost';
  const choices = lines.filter((line) => line.returnable > 0 && !usedLineIds.includes(line.line_id));
  const add = async () => {
    const query = searchText.trim();
    if (query === '') return;
    const matchingLine = findLine(lines, usedLineIds, query);
    if (matchingLine === undefined) {
      const number = /^\d{1,20}/.exec(query)?.[0];
      const isKnown = number === undefined || isLost || (await exists(number));
      setError(t(isKnown ? 'returns.notOnNote' : 'returns.unknownArticle', { article: number ?? query }));
    } else if (usedLineIds.includes(matchingLine.line_id)) setError(t('returns.twice', { article: matchingLine.name }));
    else if (matchingLine.returnable <= 0) setError(t('returns.nothingLeft', { article: matchingLine.name }));
    else {
      onAdd(matchingLine);
      setSearchText('');
      setError(null);
    }
  };
  return (
    <div className={`span-3 ${styles['return-add']} row at-top gap-8`}>
      <TextField
        id={id}
        label={t('returns.addArticle')}
        value={searchText}
        fullWidth
        error={error !== null}
        helperText={error ?? t('returns.addHelp')}
        onChange={(event) => {
          setSearchText(event.target.value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void add();
        }}
        slotProps={{
          htmlInput: { ...atMost(100), list: `${id}-list`, autoComplete: 'off' },
          formHelperText: { 'aria-live': 'polite' },
        }}
      />
      <Button variant="tonal" disabled={searchText.trim() === ''} onClick={() => void add()}>
        {t('returns.add')}
      </Button>
      <datalist id={`${id}-list`}>
        {choices.map((line) => (
          <option key={line.line_id} value={`${line.article_number} ${line.name}`}>
            {line.name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function findLine(lines: readonly DeliveryNoteLineView[], usedLineIds: readonly string[], query: string) {
  const number = /^\d{1,20}(?=\s|$)/.exec(query)?.[0];
  const fitting = lines.filter((line) =>
    number === undefined
      ? line.name.toLocaleLowerCase().includes(query.toLocaleLowerCase())
      : line.article_number === number,
  );
  return fitting.find((line) => line.returnable > 0 && !usedLineIds.includes(line.line_id)) ?? fitting[0];
}

/** On errors the article counts as existing. */
const exists = async (articles: string): Promise<boolean> =>
  call(getProducts, { query: { articles } }).then(
    ({ products }) => products.length > 0,
    () => true,
  );
