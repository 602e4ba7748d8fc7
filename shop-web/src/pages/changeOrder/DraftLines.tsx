import Button from '@mui/material/Button';
import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ChangedLineView } from '@talloor/contracts/endpoints/orderChanges.ts';
import type { ReplacementChoice } from '@talloor/contracts/shapes.ts';
import { Board } from '@talloor/look/Board.tsx';
import { formatApproximate, formatNumber } from '@talloor/rules/format/money.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { TableHead } from '../../components/TableHead.tsx';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { Hint } from '../../products/Hint.tsx';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { PriceBlock } from '../../products/PriceBlock.tsx';
import { ProductLink } from '../../products/ProductLink.tsx';
import { QuantityControl } from '../../products/QuantityControl.tsx';
import { RoundedNote } from '../../products/RoundedNote.tsx';
import { Replacement } from '../../products/Replacement.tsx';
import { useQuantityChange } from '../../products/useQuantityChange.ts';
import { useShownProduct } from '../../products/useShownProduct.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { ReplacementSelect } from '../../replacements/ReplacementSelect.tsx';
import { useAgreedReplacement } from '../../replacements/useAgreedReplacement.ts';
import { DifferenceChip } from './DifferenceChip.tsx';
import { keepLineFocus } from './keepLineFocus.ts';
import { LineConflict } from './LineConflict.tsx';
import styles from './ChangeOrder.module.css';

type DraftLinesProps = {
  readonly lines: readonly ChangedLineView[];
  readonly isHeld: boolean;
  readonly onSettle: (line: ChangedLineView, quantity: number) => Promise<void>;
  readonly onChooseReplacement: (articleNumber: string, choice: ReplacementChoice | null) => Promise<unknown>;
};

export function DraftLines({ lines, ...acts }: DraftLinesProps) {
  const { t } = useTranslation();
  const agreed = useAgreedReplacement(true);
  return (
    <div className={`clips card ${styles['draft-frame']}`}>
      <table className={`tabular ${styles['draft-table']} line-table`} data-quantity-rows aria-label={t('order.lines')}>
        <TableHead
          columns={[
            { cell: 'cell-board', label: t('order.board'), isHidden: true },
            { cell: 'cell-name', label: t('order.article') },
            { cell: 'cell-original', label: t('changeOrder.original') },
            { cell: 'cell-quantity', label: t('changeOrder.new') },
            { cell: 'cell-difference', label: t('changeOrder.difference') },
            { cell: 'cell-price', label: t('order.price') },
            { cell: 'cell-total', label: t('order.total') },
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <DraftRow key={line.product.article_number} line={line} agreed={agreed} {...acts} />
          ))}
        </tbody>
      </table>
      <RoundedNote lines={lines} />
    </div>
  );
}

const orderable = { kind: 'order' } as const;

type DraftRowProps = Omit<DraftLinesProps, 'lines'> & {
  readonly line: ChangedLineView;
  readonly agreed: ReplacementChoice | null;
};

const DraftRow = memo(function ModifiedRow(props: DraftRowProps) {
  const { line, agreed, isHeld, onSettle, onChooseReplacement } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf, unitFor } = useUnitWords();
  const change = useQuantityChange();
  const shownProduct = useShownProduct(line.product);
  const { original_quantity: original, original_total: was, allocated_quantity: allocated } = line;
  const { priced, quantity } = shownProduct;
  const unit = quantityUnit(line.product);
  const value = (count: number) => quantityOf(count, unit);
  const isChanged = quantity !== original;
  const isRemoved = quantity === 0 && original > 0;
  const isFixed = original > 0 && !line.update_indicator;
  const isStuck = isChanged && (isFixed || (quantity < original ? !line.decrease_indicator : !line.increase_indicator));
  const hasWayBack = isHeld && original > 0 && (isRemoved || isStuck);
  // Ordered quantities can be lowered, whatever today's catalogue says.
  const offer = original > 0 ? orderable : shownProduct.offer;
  const limited = {
    ...priced,
    ...(original > 0 && !line.increase_indicator && { maximum_order: original }),
    ...(original > 0 && !line.decrease_indicator && { minimum_order: original }),
  };
  const set = (requestedQuantity: number) => {
    if (requestedQuantity === 0 || hasWayBack) keepLineFocus(line.product.article_number);
    if (line.decrease_indicator || requestedQuantity >= original) change(line.product, requestedQuantity);
  };
  const total = isRemoved ? 0 : shownProduct.shownTotal;
  return (
    <tr className={isChanged ? 'is-changed' : undefined} data-article={line.product.article_number}>
      <td className="cell-board">
        <Board board={line.product.board} icon={line.product.icon} photo={line.product.image} />
      </td>
      <th scope="row" className="cell-name">
        <ProductLink articleNumber={line.product.article_number} className="product-name">
          {isRemoved ? <s>{unbroken(line.product.name)}</s> : unbroken(line.product.name)}
        </ProductLink>
        <span className="facts">
          <span>{line.product.article_number}</span>
          {line.product.erp_number && <span className="breaks">{line.product.erp_number}</span>}
          {line.product.pack !== '' && <span>{line.product.pack}</span>}
          {isHeld && quantity > 0 && !shownProduct.isAdding && (
            <ReplacementSelect
              article={{ number: line.product.article_number, name: line.product.name }}
              storedChoice={line.replacement}
              agreed={agreed}
              onChoose={onChooseReplacement}
            />
          )}
        </span>
        {line.errors.map((error) => (
          <span key={error} className="bad-700 weight-560 line-error row gap-6 small">
            <WarningCircleIcon size={16} weight="fill" />
            <span>{error}</span>
          </span>
        ))}
        {allocated !== null && allocated < original && !isRemoved && (
          <>
            <span className="bad-700 weight-560 line-error row gap-6 small">
              <CircleHalfIcon size={16} weight="fill" />
              <span>
                {t('order.lineStatus.short', {
                  quantity: formatNumber(language, allocated),
                  ordered: formatNumber(language, original),
                })}
              </span>
            </span>
            <Replacement product={line.product} />
          </>
        )}
        <LineConflict line={line} inWords={value} onSettle={onSettle} />
      </th>
      <td className={`cell-original${original === 0 ? ' is-none' : ''}`} data-label={t('changeOrder.was')}>
        <span>{original === 0 ? '–' : isChanged ? <s>{value(original)}</s> : value(original)}</span>
        <ArrowRightIcon size={16} aria-hidden="true" />
      </td>
      <td className="cell-quantity">
        {hasWayBack ? (
          <span className="stack gap-4">
            {!isRemoved && <s>{value(quantity)}</s>}
            <Button
              variant="outlined"
              size="small"
              startIcon={<ArrowCounterClockwiseIcon size={16} />}
              aria-label={t('changeOrder.putBackName', { quantity: value(original), article: line.product.name })}
              onClick={() => set(original)}
            >
              <span>{t('changeOrder.putBack', { quantity: formatNumber(language, original) })}</span>
            </Button>
          </span>
        ) : isFixed || !isHeld ? (
          <span className="quantity is-read-only">
            <span className="round-8 clips quantity-field inline">
              <LockSimpleIcon size={16} weight="fill" /> <span>{value(quantity)}</span>
            </span>
          </span>
        ) : (
          <QuantityControl
            product={limited}
            offer={offer}
            quantity={quantity}
            isAdding={shownProduct.isAdding}
            onChange={set}
          />
        )}
        {isFixed && (
          <small className="as-block above-4 muted tiny">
            {t(`changeOrder.fixed.${line.fixed_because ?? 'other'}`)}
          </small>
        )}
        {!isFixed && original > 0 && !line.decrease_indicator && (
          <small className="as-block above-4 muted tiny">
            {t('changeOrder.notLess', { quantity: formatNumber(language, original) })}
          </small>
        )}
        {!isFixed && original > 0 && !line.increase_indicator && !isRemoved && (
          <small className="as-block above-4 muted tiny">
            {t('changeOrder.notMore', { quantity: formatNumber(language, original) })}
          </small>
        )}
      </td>
      <td className="cell-difference">
        <DifferenceChip original={original} quantity={quantity} unit={unitFor(quantity, unit)} />
      </td>
      <td className="cell-price">
        <PriceBlock product={priced} isHidden={shownProduct.isPriceHidden} isWhole explainedBy={Hint} />
      </td>
      <td className="cell-total">
        {isChanged && was !== null && original > 0 && (
          <s>
            <span className="sr-only">
              <span>{t('changeOrder.was')}</span>{' '}
            </span>
            <span>{formatApproximate(language, was, false)}</span>
          </s>
        )}
        <b>{total === null ? '–' : formatApproximate(language, total, shownProduct.isApproximate && !isRemoved)}</b>
      </td>
    </tr>
  );
});
