import { useRef, useState, type KeyboardEvent } from 'react';
import type { ChangedLineView } from '@talloor/contracts/endpoints/orderChanges.ts';
import { Board } from '@talloor/look/Board.tsx';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { formatApproximate, formatNumber, formatUnitPrice } from '@talloor/rules/format/money.ts';
import { quantityUnit } from '@talloor/rules/product/quantityUnit.ts';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { numbersText } from '@talloor/rules/format/numbersText.ts';
import { goToNextField } from '../../people/goToNextField.ts';
import { PlainTable } from '../../people/PlainTable.tsx';
import { useOfficeText } from '../../i18n/useOfficeText.ts';

type CorrectLinesProps = {
  readonly lines: readonly ChangedLineView[];
  /** Articles with another quantity, in sent order. */
  readonly changed: readonly string[];
  readonly onChangeQuantity: (article: string, quantity: number, original: number) => void;
};

/** Enter moves to the next. */
export function CorrectLines({ lines, changed, onChangeQuantity }: CorrectLinesProps) {
  const { t } = useOfficeText();
  const table = useRef<HTMLDivElement>(null);
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => goToNextField(event, table.current);
  return (
    <div ref={table} className="office-card correct-lines">
      <PlainTable
        caption={t('correctOrder.lines')}
        columns={[
          { title: t('console.article') },
          { title: t('correctOrder.original'), isNumber: true },
          { title: t('correctOrder.new') },
          { title: t('correctOrder.difference') },
          { title: t('correctOrder.price'), isNumber: true },
          { title: t('orders.total'), isNumber: true },
        ]}
      >
        {lines.map((line) => (
          <CorrectRow
            key={line.product.article_number}
            line={line}
            place={changed.indexOf(line.product.article_number)}
            onChangeQuantity={onChangeQuantity}
            onNext={goOn}
          />
        ))}
      </PlainTable>
    </div>
  );
}

type CorrectRowProps = {
  readonly line: ChangedLineView;
  readonly place: number;
  readonly onChangeQuantity: CorrectLinesProps['onChangeQuantity'];
  readonly onNext: (event: KeyboardEvent<HTMLInputElement>) => void;
};

function CorrectRow({ line, place, onChangeQuantity, onNext }: CorrectRowProps) {
  const { t, language } = useOfficeText();
  const { product, quantity, original_quantity: original, original_total: was } = line;
  const article = product.article_number;
  const unit = quantityUnit(product);
  const quantityText = (count: number) => `${formatNumber(language, count)}\u00a0${unit}`;
  const isChanged = quantity !== original;
  const isFixed = original > 0 && !line.update_indicator;
  const limit = isFixed
    ? t(`correctOrder.fixed.${line.fixed_because ?? 'other'}`)
    : original > 0 && !line.decrease_indicator
      ? t('correctOrder.notLess', { quantity: formatNumber(language, original) })
      : original > 0 && !line.increase_indicator
        ? t('correctOrder.notMore', { quantity: formatNumber(language, original) })
        : null;
  const difference = Math.round((quantity - original) * 1000) / 1000;
  return (
    <tr className={isChanged ? 'is-changed' : undefined}>
      <th scope="row" className="correct-article">
        <Board board={product.board} icon={product.icon} size="row" />
        <span>
          {isChanged && quantity === 0 ? <s>{product.name}</s> : <span>{product.name}</span>}
          <small className="as-block">
            <span>{numbersText(article, product.erp_number)}</span> <span>{product.pack}</span>
          </small>
          {line.errors.map((error) => (
            <small key={error} role="alert" className="as-block field-error">
              {error}
            </small>
          ))}
        </span>
      </th>
      <td className="num" data-label={t('correctOrder.original')}>
        {original === 0 ? '–' : isChanged ? <s>{quantityText(original)}</s> : quantityText(original)}
      </td>
      <td data-label={t('correctOrder.new')}>
        <QuantityField
          label={t('correctOrder.newOf', { unit, article: product.name })}
          path={`wishes.${place}`}
          quantity={quantity}
          step={product.sold_per}
          unit={unit}
          isFixed={isFixed}
          isWrong={line.errors.length > 0}
          onChangeQuantity={(newQuantity) => onChangeQuantity(article, newQuantity, original)}
          onNext={onNext}
        />
        {limit !== null && <small className="as-block">{limit}</small>}
      </td>
      <td data-label={t('correctOrder.difference')}>
        {!isChanged
          ? t('correctOrder.same')
          : original === 0
            ? t('correctOrder.added')
            : quantity === 0
              ? t('correctOrder.removed')
              : `${difference > 0 ? '+' : '−'}${formatNumber(language, Math.abs(difference))}`}
      </td>
      <td className="num" data-label={t('correctOrder.price')}>
        {product.price === null ? '–' : formatUnitPrice(language, product.price.price)}
      </td>
      <td className="num" data-label={t('orders.total')}>
        {isChanged && was !== null && original > 0 && <s>{formatApproximate(language, was, line.is_approximate)}</s>}{' '}
        <b>{line.line_total === null ? '–' : formatApproximate(language, line.line_total, line.is_approximate)}</b>
      </td>
    </tr>
  );
}

type QuantityFieldProps = {
  readonly label: string;
  readonly path: string;
  readonly quantity: number;
  readonly step: number;
  readonly unit: string;
  readonly isFixed: boolean;
  readonly isWrong: boolean;
  readonly onChangeQuantity: (quantity: number) => void;
  readonly onNext: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** Committed on blur or Enter; Escape restores. */
function QuantityField(props: QuantityFieldProps) {
  const { label, path, quantity, step, unit, isFixed, isWrong, onChangeQuantity, onNext } = props;
  const { t, language } = useOfficeText();
  const quantityText = formatNumber(language, quantity);
  const [draft, setDraft] = useState<{ readonly of: number; readonly text: string } | null>(null);
  const typed = draft?.of === quantity ? draft.text : null;
  const newQuantity = typed === null ? quantity : readTypedQuantity(typed, { step, units: [unit] });
  const isUnread = typeof newQuantity === 'string' || typed?.trim() === '';
  const settle = () => {
    if (isUnread) return;
    setDraft(null);
    if (newQuantity !== quantity) onChangeQuantity(newQuantity);
  };
  return (
    <span className="correct-quantity cluster">
      <input
        type="text"
        inputMode="decimal"
        className="office-field"
        autoComplete="off"
        {...fieldOf(`${path}.quantity`, `${path}.article_number`)}
        aria-label={label}
        aria-invalid={isUnread || isWrong}
        readOnly={isFixed}
        value={typed ?? quantityText}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft({ of: quantity, text: event.target.value })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(null);
          if (event.key !== 'Enter' || event.ctrlKey) return;
          event.preventDefault();
          settle();
          if (!isUnread) onNext(event);
        }}
      />
      <span aria-hidden>{unit}</span>
      {isUnread && (
        <small role="alert" className="field-error">
          {t('correctOrder.notANumber', { most: formatNumber(language, defaultMaximum) })}
        </small>
      )}
    </span>
  );
}
