import Button from '@mui/material/Button';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { atMost } from '@talloor/look/fieldNotices/atMost.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { defaultMaximum } from '@talloor/rules/quantity/quantityStep.ts';
import { readTypedQuantity } from '@talloor/rules/quantity/readTypedQuantity.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import type { Correction } from './useUpload.ts';
import styles from './UploadPage.module.css';

type RepairLineProps = {
  readonly line: UploadLine;
  readonly place: string;
  readonly at: number;
  readonly onCorrect: (correction: Correction) => void;
  readonly onFind: () => void;
};

export function RepairLine({ line, place, at, onCorrect, onFind }: RepairLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { verdict, product, together } = line;
  const quantity = <QuantityOf place={place} at={at} unit={product?.unit ?? ''} onCorrect={onCorrect} />;
  const find = (
    <Button variant="outlined" size="small" aria-label={t('upload.findFor', { row: place })} onClick={onFind}>
      {t('upload.find')}
    </Button>
  );
  switch (verdict) {
    case 'added':
    case 'quantity_adjusted':
    case 'stock_adjusted':
      if (!line.add) return null;
      return (
        <Button variant="text" size="small" onClick={() => onCorrect({ add: false })}>
          {t('upload.leave')}
        </Button>
      );
    case 'already_in_basket': {
      if (together === null || product === null) return null;
      const sum = formatNumber(language, together);
      return (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('upload.setToName', { article: product.name, quantity: sum })}
          onClick={() => onCorrect({ add: true })}
        >
          <span>{t('upload.setTo', { quantity: sum })}</span>
        </Button>
      );
    }
    case 'article_missing':
    case 'invalid_article':
      return find;
    case 'not_numeric':
      return line.reasons[0]?.code.startsWith('quantity') === true ? quantity : find;
    case 'quantity_unclear':
    case 'quantity_missing':
    case 'quantity_invalid':
    case 'empty_skipped':
      return quantity;
    case 'hidden_skipped':
      return (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('upload.unhideFor', { row: place })}
          onClick={() => onCorrect({ hidden: false })}
        >
          {t('upload.unhide')}
        </Button>
      );
    case 'unavailable': {
      const replacement = product?.replacement ?? null;
      if (product === null || replacement === null) return find;
      return (
        <Button
          variant="outlined"
          size="small"
          aria-label={t('upload.replaceName', { article: product.name, replacement: replacement.name })}
          onClick={() => onCorrect({ article: replacement.article_number })}
        >
          {t('upload.replace')}
        </Button>
      );
    }
    case 'added_up':
    case 'zero_skipped':
    case 'remark_skipped':
    case 'total_skipped':
      return null;
    default:
      return verdict satisfies never;
  }
}

/** In the article's unit. */
function QuantityOf({
  place,
  at,
  unit,
  onCorrect,
}: Pick<RepairLineProps, 'place' | 'at' | 'onCorrect'> & { readonly unit: string }) {
  const { t } = useTranslation();
  const { faultText } = useUnitWords();
  const errorId = useId();
  const [quantityText, setQuantityText] = useState('');
  const [unread, setUnread] = useState('');
  // The server converts units.
  const typed = readTypedQuantity(quantityText.replace(/(?<=\d)\s*\p{L}+\.?$/u, ''));
  const fault = unread === quantityText && typeof typed === 'string' ? typed : null;
  const send = () => {
    setUnread(quantityText);
    if (quantityText.trim() !== '' && typeof typed === 'number') onCorrect({ quantity: quantityText.trim(), unit: '' });
  };
  return (
    <span className="inline wraps gap-8">
      <input
        className={`pad-0-12 framed-400 round-8 white-ground ${styles['upload-quantity']}`}
        inputMode="decimal"
        placeholder={t('upload.quantity')}
        aria-label={t('upload.quantityFor', { row: place })}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : errorId}
        data-quantity
        {...atMost(100, `rows.${at}.quantity`)}
        value={quantityText}
        onChange={(event) => setQuantityText(event.target.value)}
        onBlur={send}
        onKeyDown={(event) => {
          if (event.key === 'Enter') send();
        }}
      />
      <span>{unit}</span>
      {fault !== null && (
        <span id={errorId} role="alert" className="field-error">
          {faultText(fault, quantityText, defaultMaximum, unit)}
        </span>
      )}
    </span>
  );
}
