import type { WishListItems, WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { Board } from '@talloor/look/Board.tsx';
import { useTranslation } from 'react-i18next';
import { ColumnTable } from '../../lister/columns/ColumnTable.tsx';
import type { ColumnSetsModel } from '../../lister/columns/useColumnSets.ts';
import { moveBefore, moveBy } from '../../lists/arrangement.ts';
import { listLayout } from '../../preferences/preferences.ts';
import '../../products/ProductRow.css';
import { ProductTableHead } from '../../products/ProductTableHead.tsx';
import { announce } from '../../shell/announce.ts';
import { useStore } from '../../store/createStore.ts';
import { Fragment, type CSSProperties } from 'react';
import { groupListLines } from './groupListLines.ts';
import { ListLine } from './ListLine.tsx';
import type { ListModel } from './useList.ts';
import { useRowDrag } from './useRowDrag.ts';
import styles from './ListPage.module.css';

type ListLinesProps = {
  readonly list: WishListItems;
  readonly model: ListModel;
  readonly columns: ColumnSetsModel['chosen'];
};

export function ListLines({ list, model, columns }: ListLinesProps) {
  const { t } = useTranslation();
  const layout = useStore(listLayout);
  const order = list.lines.map(({ artNo }) => artNo);
  const drag = useRowDrag((article, over, isAfter) => {
    const after = isAfter ? (order[order.indexOf(over) + 1] ?? null) : over;
    if (after !== article) model.arrange(moveBefore(order, article, after));
  });
  const move = (visibleLines: readonly WishListLine[], line: WishListLine, by: 1 | -1) => {
    const places = visibleLines.map(({ artNo }) => artNo);
    const next = moveBy(order, places, line.artNo, by);
    if (next === null) return;
    model.arrange(next);
    const place = places.indexOf(line.artNo) + by + 1;
    announce(t('lists.movedTo', { article: line.product?.name ?? line.artNo, place, count: places.length }));
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(line.artNo)}"]`)?.focus(),
    );
  };

  if (columns !== null)
    return (
      <ColumnTable columns={columns.columns} caption={list.name}>
        {(row) =>
          list.lines.flatMap(({ artNo, product }) =>
            product === null ? [] : [<Fragment key={artNo}>{row(product)}</Fragment>],
          )
        }
      </ColumnTable>
    );
  const toolsWidth = list.is_editable ? '8.25rem' : list.type === 'history' ? '5.75rem' : '3.25rem';
  const rows = (lines: readonly WishListLine[], caption: string) => (
    <table className="tabular product-table line-table" style={{ '--row-tools': toolsWidth } as CSSProperties}>
      <caption className="sr-only">{caption}</caption>
      <ProductTableHead hasTools />
      <tbody>
        {lines.map((line, index) => (
          <ListLine
            key={line.artNo}
            list={list}
            line={line}
            model={model}
            drag={drag}
            isFirst={index === 0}
            isLast={index === lines.length - 1}
            onMove={(by) => move(lines, line, by)}
          />
        ))}
      </tbody>
    </table>
  );
  if (layout === 'arranged')
    return (
      <div className="product-table-frame card" data-quantity-rows>
        {rows(list.lines, list.name)}
      </div>
    );
  return (
    <div data-quantity-rows>
      {groupListLines(list.lines).map(({ code, name, board, lines }) => (
        <section key={code} className="below-16 product-table-frame card" aria-labelledby={`wish-group-${code}`}>
          <div className={`${styles['wish-group-head']} row gap-8`}>
            <Board board={board} size="group" />
            <h2 className="text-16" id={`wish-group-${code}`}>
              {name === '' ? t('lists.goneGroup') : name}
            </h2>
            <span className="muted">{t('lists.count', { count: lines.length })}</span>
          </div>
          {rows(lines, name)}
        </section>
      ))}
    </div>
  );
}
