import { Board } from '@talloor/look/Board.tsx';
import type { UploadLine } from '@talloor/contracts/endpoints/basketUpload.ts';
import { groupOfVerdict } from '@talloor/rules/upload/uploadVerdict.ts';
import { formatAmount } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { unbroken } from '@talloor/rules/format/unbroken.ts';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { lineKey } from './lineKey.ts';
import { RepairLine } from './RepairLine.tsx';
import { reasonTexts } from '../../upload/uploadWords.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import type { Correction } from './useUpload.ts';
import { GroupIcon, VerdictIcon } from './VerdictIcon.tsx';

type UploadRowProps = {
  readonly line: UploadLine;
  /** With the column, where a row has several lines. */
  readonly place: string;
  readonly at: number;
  /** Beyond the basket's limit. */
  readonly isWaiting: boolean;
  readonly onCorrect: (line: UploadLine, correction: Correction) => void;
  readonly onFind: (line: UploadLine) => void;
};

export function UploadRow({ line, place, at, isWaiting, onCorrect, onFind }: UploadRowProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const language = useLanguage();
  const { product, verdict } = line;
  const isUsed = line.adds > 0 && !isWaiting;
  const becomes = isWaiting ? null : line.becomes;
  const emptyCell = (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('upload.none')}</span>
    </>
  );
  return (
    <tr
      data-row={line.row}
      data-line={lineKey(line)}
      tabIndex={-1}
      className={`${isUsed ? '' : 'is-off'}${groupOfVerdict(verdict) === 'question' ? ' is-question' : ''}`}
    >
      <td className="cell-row">{place}</td>
      <td className="cell-raw">
        {line.text === '' ? (
          <>
            <RawCell text={line.article} />
            <RawCell text={line.quantity} />
            {line.unit !== '' && <RawCell text={line.unit} />}
          </>
        ) : (
          <RawCell text={line.text} />
        )}
      </td>
      <th scope="row" className="cell-article">
        {product === null ? (
          <span className="muted">{t('upload.noArticle')}</span>
        ) : (
          <>
            <Board board={product.board} icon={product.icon} photo={product.image} />
            <span>
              <span>{unbroken(product.name)}</span>
              <span className="facts">
                {product.brand !== '' && <span>{product.brand}</span>}
                {product.pack !== '' && <span>{product.pack}</span>}
              </span>
            </span>
          </>
        )}
      </th>
      <td className="cell-verdict">
        {isWaiting ? <GroupIcon group="skipped" /> : <VerdictIcon verdict={verdict} />}
        <span>
          <b className="weight-600 as-block">{isWaiting ? t('upload.waits') : t(`upload.verdict.${verdict}`)}</b>
          {reasonTexts(line, language, t).map((reason) => (
            <small key={reason} className="as-block small muted">
              {reason}
            </small>
          ))}
        </span>
      </td>
      <td className="cell-becomes">
        <b>{becomes === null ? emptyCell : quantityOf(becomes, product?.unit ?? '')}</b>
      </td>
      <td className="cell-amount">
        {line.amount === null || isWaiting ? emptyCell : formatAmount(language, line.amount)}
      </td>
      <td className="cell-repair">
        <RepairLine
          line={line}
          place={place}
          at={at}
          onCorrect={(correction) => onCorrect(line, correction)}
          onFind={() => onFind(line)}
        />
      </td>
    </tr>
  );
}

function RawCell({ text }: { text: string }) {
  const { t } = useTranslation();
  if (text !== '') return <code>{text}</code>;
  return (
    <code>
      <span aria-hidden="true">∅</span>
      <span className="sr-only">{t('upload.none')}</span>
    </code>
  );
}
