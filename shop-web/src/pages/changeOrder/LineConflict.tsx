import Button from '@mui/material/Button';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import type { ChangedLineView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepLineFocus } from './keepLineFocus.ts';
import styles from './ChangeOrder.module.css';

type LineConflictProps = {
  readonly line: ChangedLineView;
  readonly inWords: (quantity: number) => string;
  readonly onSettle: (line: ChangedLineView, quantity: number) => Promise<void>;
};

export function LineConflict({ line, inWords, onSettle }: LineConflictProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const { conflict, quantity: mine, original_quantity: theirs, product } = line;
  if (conflict === null) return null;
  const name = conflict.is_by_office ? t('changeOrder.office') : (conflict.changed_by ?? t('changeOrder.colleague'));
  const settle = (quantity: number) => {
    if (isBusy) return;
    setIsBusy(true);
    keepLineFocus(product.article_number);
    void onSettle(line, quantity).finally(() => setIsBusy(false));
  };
  const [my, other] = [inWords(mine), inWords(theirs)];
  return (
    <span className={`above-6 weight-400 ink-700 ${styles['draft-conflict']} cluster gap-6 small`}>
      <span>
        <UsersIcon size={16} weight="fill" />{' '}
        <span>{t('changeOrder.conflict', { name, theirs: other, mine: my })}</span>
      </span>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isBusy}
        aria-label={t('changeOrder.keepMineName', { quantity: my, article: product.name })}
        onClick={() => settle(mine)}
      >
        <span>{t('changeOrder.keepMine', { quantity: my })}</span>
      </Button>
      <Button
        size="small"
        variant="outlined"
        aria-disabled={isBusy}
        aria-label={t('changeOrder.takeTheirsName', { quantity: other, article: product.name })}
        onClick={() => settle(theirs)}
      >
        <span>{t('changeOrder.takeTheirs', { quantity: other })}</span>
      </Button>
    </span>
  );
}
