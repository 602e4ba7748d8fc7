import type { DeliveryNoteLineView } from '@talloor/contracts/endpoints/deliveryNotes.ts';
import { formatAmount, formatNumber } from '@talloor/rules/format/money.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useUnitWords } from '../../products/useUnitWords.ts';
import styles from './DeliveryNotePage.module.css';

type Step = {
  readonly step: 'replaces' | 'ordered' | 'missing' | 'weighed' | 'replaced' | 'delivered';
  readonly word: string;
  readonly text: string;
  readonly why?: string;
};

export function NoteCourse({ line, hasCome }: { readonly line: DeliveryNoteLineView; readonly hasCome: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { quantityOf } = useUnitWords();
  const { weight, expected_weight: expected, total_excl_vat: total, ordered_total: before } = line;
  const quantity = (value: number) => quantityOf(value, line.unit);
  const kilos = (value: number) => `${formatNumber(language, value)}\u00a0kg`;
  const why = line.reason === null ? '' : t(`deliveryNote.reasons.${line.reason}`);
  const isWeighed = weight !== null && expected !== null && weight !== expected && line.delivered > 0;
  const isRepriced = total !== null && before !== null && total !== before;
  const steps: Step[] = [
    line.replaces === null
      ? {
          step: 'ordered',
          word: t('deliveryNote.ordered'),
          text: `${quantity(line.ordered)}${expected === null ? '' : ` · ±\u00a0${kilos(expected)}`}`,
        }
      : { step: 'replaces', word: t('deliveryNote.course.replaces'), text: line.replaces.name },
    ...(line.manco > 0
      ? [{ step: 'missing' as const, word: t('deliveryNote.course.missing'), text: quantity(line.manco), why }]
      : []),
    ...(isWeighed
      ? [
          {
            step: 'weighed' as const,
            word: t('deliveryNote.course.weighed'),
            text: kilos(weight),
            ...(isRepriced && {
              why: t('deliveryNote.course.insteadOf', {
                now: formatAmount(language, total),
                before: formatAmount(language, before),
              }),
            }),
          },
        ]
      : []),
    ...(line.replaced > 0
      ? [{ step: 'replaced' as const, word: t('deliveryNote.course.replaced'), text: quantity(line.replaced), why }]
      : []),
    {
      step: 'delivered',
      word: t(hasCome ? 'deliveryNote.delivered' : 'deliveryNote.comes'),
      text: `${quantity(line.delivered)}${weight !== null && line.delivered > 0 ? ` · ${kilos(weight)}` : ''}`,
      ...(line.percentage !== 100 && { why: `${formatNumber(language, line.percentage)}\u00a0%` }),
    },
  ];
  return (
    <dl className={`no-margin ${styles['note-course']}`}>
      {steps.map(({ step, word, text, why: reason }) => (
        <div key={step} className={`is-${step}`}>
          <dt>{word}</dt>
          <dd>
            <span>{text}</span>
            {reason !== undefined && reason !== '' && <small>{reason}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
