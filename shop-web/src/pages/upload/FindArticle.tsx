import OutlinedInput from '@mui/material/OutlinedInput';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSuggestions } from '../../autocomplete/useSuggestions.ts';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogHead } from '../../components/DialogHead.tsx';
import styles from './UploadPage.module.css';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';

type FindArticleProps = {
  readonly line: UploadLine | null;
  readonly onClose: () => void;
  readonly onPick: (articleNumber: string) => void;
};

export function FindArticle({ line, onClose, onPick }: FindArticleProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={line !== null}
      onClose={onClose}
      fullWidth
      aria-labelledby="find-title"
      slotProps={{ paper: { sx: { maxWidth: 560 } } }}
    >
      <DialogHead id="find-title" title={t('upload.findFor', { row: line?.row ?? '' })} onClose={onClose} />
      {line !== null && <Finder key={line.row} first={line.article} onPick={onPick} />}
    </Dialog>
  );
}

function Finder({ first, onPick }: { first: string; onPick: (articleNumber: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(first);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const shownSuggestions = useSuggestions(text, true);
  const products = shownSuggestions?.suggestions.products ?? [];
  return (
    <>
      <div className={`relative ${styles['upload-find']}`}>
        <MagnifyingGlassIcon size={18} />
        <OutlinedInput
          fullWidth
          inputRef={field}
          type="search"
          placeholder={t('upload.findHint')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { 'aria-label': t('upload.findHint'), ...atMost(100) } }}
        />
      </div>
      <ul className={styles['upload-found']} aria-label={t('upload.found')}>
        {products.map((product) => (
          <li key={product.article_number}>
            <button
              className="row full gap-12 clear to-left"
              type="button"
              onClick={() => onPick(product.article_number)}
            >
              <Board board={product.board} icon={product.icon} photo={product.image} />
              <span>
                <b>{product.name}</b>
                <span className="facts">
                  <span>{product.article_number}</span>
                  {product.erp_number && <span className="breaks">{product.erp_number}</span>}
                  {product.brand !== '' && <span>{product.brand}</span>}
                  {product.pack !== '' && <span>{product.pack}</span>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shownSuggestions !== null && !shownSuggestions.isOld && products.length === 0 && (
        <p className={styles['upload-found-none']}>{t('upload.nothingFound', { text: shownSuggestions.typed })}</p>
      )}
    </>
  );
}
