import IconButton from '@mui/material/IconButton';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { WishListItems, WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductRow } from '../../products/ProductRow.tsx';
import { useMay } from '../../session/useMay.ts';
import { keepFocus } from '../../shell/keepFocus.ts';
import { besidesRow } from './besidesRow.ts';
import { LineComment } from './LineComment.tsx';
import { LineTools } from './LineTools.tsx';
import type { ListModel } from './useList.ts';
import { useDragClass, type RowDrag } from './useRowDrag.ts';

type ListLineProps = {
  readonly list: Pick<WishListItems, 'type' | 'is_editable'>;
  readonly line: WishListLine;
  readonly model: Pick<ListModel, 'comment' | 'remove' | 'forget'>;
  readonly drag: RowDrag;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: 1 | -1) => void;
};

export function ListLine({ list, line, model, drag, isFirst, isLast, onMove }: ListLineProps) {
  const { t } = useTranslation();
  const [isEditing, setIsEditing] = useState(false);
  const { artNo, comment, product } = line;
  const dragClass = useDragClass(drag.carried, artNo);
  const mayList = useMay('lists');
  const isEditable = list.is_editable;
  if (product === null)
    return <GoneLine article={artNo} onRemove={isEditable ? () => model.remove(artNo) : undefined} />;
  const arranging = isEditable
    ? { isFirst, isLast, handle: drag.handleOf(artNo), onMove, onComment: () => setIsEditing(true) }
    : undefined;
  const isHistory = list.type === 'history';
  const mayForget = mayList && isHistory;
  return (
    <ProductRow
      product={product}
      className={dragClass}
      note={
        <LineComment
          comment={comment}
          article={product.name}
          onSave={isEditable ? (next) => model.comment(artNo, next) : undefined}
          isEditing={isEditing}
          onEdit={setIsEditing}
        />
      }
      tools={
        (isEditable || mayForget) && (
          <LineTools
            article={artNo}
            name={product.name}
            {...(arranging === undefined ? {} : { arranging })}
            removeText={t(isHistory ? 'lists.forget' : 'lists.takeOut')}
            onRemove={() => (isHistory ? model.forget(artNo) : model.remove(artNo))}
          />
        )
      }
    />
  );
}

type GoneLineProps = { readonly article: string; readonly onRemove: (() => Promise<void>) | undefined };

function GoneLine({ article, onRemove }: GoneLineProps) {
  const { t } = useTranslation();
  const remove = async (from: HTMLElement) => {
    const next = besidesRow(from);
    await onRemove?.();
    keepFocus(() => next);
  };
  return (
    <tr className="product-row is-dimmed" data-article={article}>
      <td className="cell-board">
        <Board board="dry" />
      </td>
      <th scope="row" className="cell-name muted" colSpan={5}>
        {t('lists.gone', { article })}
      </th>
      <td className="cell-tools">
        {onRemove !== undefined && (
          <IconButton
            aria-label={t('lists.takeOutName', { article })}
            title={t('lists.takeOut')}
            onClick={(event) => void remove(event.currentTarget)}
          >
            <TrashIcon size={20} />
          </IconButton>
        )}
      </td>
    </tr>
  );
}
