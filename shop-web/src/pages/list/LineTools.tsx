import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DotsSixVerticalIcon } from '@phosphor-icons/react/dist/csr/DotsSixVertical';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { keepFocus } from '../../shell/keepFocus.ts';
import { besidesRow } from './besidesRow.ts';
import type { RowDrag } from './useRowDrag.ts';
import styles from './ListPage.module.css';

type LineToolsProps = {
  readonly article: string;
  readonly name: string;
  readonly arranging?: {
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly handle: ReturnType<RowDrag['handleOf']>;
    readonly onMove: (by: 1 | -1) => void;
    readonly onComment: () => void;
  };
  readonly removeText: string;
  readonly onRemove: () => Promise<void>;
};

export function LineTools({ article, name, arranging, removeText, onRemove }: LineToolsProps) {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The closing menu returns the focus, so the field opens after it.
  const [isCommenting, setIsCommenting] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    arranging?.onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  const remove = async () => {
    const next = besidesRow(anchor);
    await onRemove();
    keepFocus(() => next);
  };
  const entries = [
    ...(arranging === undefined
      ? []
      : [
          { text: t('lists.moveUp'), run: () => arranging.onMove(-1), isDisabled: arranging.isFirst },
          { text: t('lists.moveDown'), run: () => arranging.onMove(1), isDisabled: arranging.isLast },
          { text: t('lists.comment'), run: () => setIsCommenting(true), isDisabled: false },
        ]),
    { text: removeText, run: () => void remove(), isDisabled: false },
  ];
  return (
    <>
      {arranging !== undefined && (
        <IconButton
          className={`${styles['line-handle']}`}
          data-handle={article}
          aria-label={t('lists.carry', { article: name })}
          title={t('lists.carryTitle')}
          onKeyDown={onKeyDown}
          {...arranging.handle}
        >
          <DotsSixVerticalIcon size={20} weight="bold" />
        </IconButton>
      )}
      <IconButton
        aria-label={t('lists.lineMenu', { article: name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DotsThreeIcon size={20} weight="bold" />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          transition: {
            onExited: () => {
              if (isCommenting) arranging?.onComment();
              setIsCommenting(false);
            },
          },
        }}
      >
        {entries.map(({ text, run, isDisabled }) => (
          <MenuItem
            key={text}
            disabled={isDisabled}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            <span>{text}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
