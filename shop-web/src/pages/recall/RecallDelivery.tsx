import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { RecallDeliveryView } from '@talloor/contracts/endpoints/recalls.ts';
import { fieldOf } from '@talloor/look/fieldNotices/atMost.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage, usePath } from '../../i18n/LanguageProvider.tsx';
import { usePastDay } from '../../i18n/usePastDay.ts';
import { useMay } from '../../session/useMay.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';
import { fates, isEmptyDraft, keyOf, readLine, type LineDraft, type RecallDraft } from './recallDraft.ts';
import styles from './RecallPage.module.css';

type RecallDeliveryProps = {
  readonly delivery: RecallDeliveryView;
  readonly recall: string;
  readonly draft: RecallDraft;
  readonly hasTried: boolean;
  readonly isOpen: boolean;
  readonly onChange: (key: string, line: LineDraft) => void;
};

export function RecallDelivery({ delivery, recall, draft, hasTried, isOpen, onChange }: RecallDeliveryProps) {
  const { t } = useTranslation();
  const pastDay = usePastDay();
  const path = usePath();
  const mayReturn = useMay('returns');
  const { delivery_number: number, delivery_date: day, lines } = delivery;
  const answeredKeys = Object.entries(draft).flatMap(([key, line]) => (isEmptyDraft(line) ? [] : [key]));
  return (
    <section className={`above-16 line-above ${styles['recall-delivery']}`} aria-labelledby={`recall-${number}`}>
      <header className="cluster apart">
        <h3 id={`recall-${number}`}>
          <Link to={`${path('deliveryNote')}?number=${number}`}>
            {t('recalls.delivery', { number, day: pastDay(day) })}
          </Link>
        </h3>
        {mayReturn && (
          <Button
            component={Link}
            to={`${path('returns')}?number=${number}&recall=${recall}`}
            variant="outlined"
            aria-label={t('recalls.giveBackOf', { number })}
          >
            {t('recalls.giveBack')}
          </Button>
        )}
      </header>
      <ul className="stack gap-16">
        {lines.map((line) => (
          <Line
            key={line.line_id}
            line={line}
            place={answeredKeys.indexOf(keyOf(number, line.line_id))}
            number={number}
            draft={draft[keyOf(number, line.line_id)]}
            hasTried={hasTried}
            isOpen={isOpen}
            onChange={(lineDraft) => onChange(keyOf(number, line.line_id), lineDraft)}
          />
        ))}
      </ul>
    </section>
  );
}

type LineProps = Pick<RecallDeliveryProps, 'hasTried' | 'isOpen'> & {
  readonly line: RecallDeliveryView['lines'][number];
  readonly number: string;
  readonly place: number;
  readonly draft: LineDraft | undefined;
  readonly onChange: (draft: LineDraft) => void;
};

function Line({ line, number, place, draft, hasTried, isOpen, onChange }: LineProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const language = useLanguage();
  const { article_number: article, erp_number: erpNumber, name, unit, quantity, lots, answer } = line;
  const isWrong = hasTried && draft !== undefined && readLine(draft, line) === null;
  const errorId = `recall-error-${number}-${line.line_id}`;
  const deliveredText = quantityOf(quantity, unit);
  const lotNumbers = [...new Set(lots.flatMap(({ lot }) => (lot === null ? [] : [lot])))];
  return (
    <li>
      <h4>{name}</h4>
      <p className="facts">
        <span>{article}</span>
        {erpNumber && <span className="breaks">{erpNumber}</span>}
        {lotNumbers.length > 0 && <span>{t('recalls.lots', { lots: lotNumbers.join(', ') })}</span>}
        <span>
          <b>{t('recalls.came', { quantity: deliveredText })}</b>
        </span>
      </p>
      {isOpen && draft !== undefined ? (
        <div className="above-8 recall-fates stack gap-12">
          {fates.map((fate) => (
            <TextField
              key={fate}
              id={`recall-${fate}-${number}-${line.line_id}`}
              label={t(`recalls.${fate}`)}
              value={draft[fate]}
              error={isWrong}
              onChange={(event) => onChange({ ...draft, [fate]: event.target.value })}
              slotProps={{
                htmlInput: {
                  ...fieldOf(`lines.${place}.${fate}`),
                  inputMode: 'decimal',
                  autoComplete: 'off',
                  'aria-label': t('recalls.fieldOf', { field: t(`recalls.${fate}`), article: name, number }),
                  'aria-describedby': isWrong ? errorId : undefined,
                },
              }}
            />
          ))}
        </div>
      ) : (
        answer !== null && (
          <p className="facts">
            {fates.map((fate) => (
              <span key={fate}>
                <span>{t(`recalls.${fate}`)}</span>: <span>{formatNumber(language, answer[fate])}</span>
              </span>
            ))}
          </p>
        )
      )}
      {isWrong && (
        <p id={errorId} className="field-error">
          {t('recalls.invalid', { most: deliveredText })}
        </p>
      )}
    </li>
  );
}
