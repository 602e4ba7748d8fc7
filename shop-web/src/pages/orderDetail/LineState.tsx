import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleHalfIcon } from '@phosphor-icons/react/dist/csr/CircleHalf';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { XCircleIcon } from '@phosphor-icons/react/dist/csr/XCircle';
import type { LineDelivery, OrderLineView } from '@talloor/contracts/shapes.ts';
import { formatDate, formatTime, formatWeekdayTime } from '@talloor/rules/format/dates.ts';
import { formatNumber } from '@talloor/rules/format/money.ts';
import { epochOfDay } from '@talloor/rules/delivery/brusselsTime.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/LanguageProvider.tsx';
import { useServerMinute } from '../../session/serverClock.ts';
import { useUnitWords } from '../../products/useUnitWords.ts';

const stockIcons = {
  pending: <HourglassMediumIcon size={16} />,
  allocated: <CheckCircleIcon size={16} weight="fill" />,
  short: <CircleHalfIcon size={16} weight="fill" />,
};
const deliveryIcons = {
  delivered: <CheckCircleIcon size={16} weight="fill" />,
  partly: <CircleHalfIcon size={16} weight="fill" />,
  missing: <XCircleIcon size={16} weight="fill" />,
  replaced: <ArrowsLeftRightIcon size={16} weight="bold" />,
};

type StateProps = { readonly line: OrderLineView; readonly isDelivered: boolean };

export function LineState({ line, isDelivered }: StateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { delivery, status } = line;
  const number = (quantity: number) => formatNumber(language, quantity);
  if (!delivery)
    return (
      <span>
        {stockIcons[status]}
        <span>
          {status === 'short'
            ? t('order.lineStatus.short', {
                quantity: number(line.allocated_quantity ?? 0),
                ordered: number(line.quantity),
              })
            : t(`order.lineStatus.${status}`)}
        </span>
      </span>
    );
  const { state } = delivery;
  const counts = { quantity: number(delivery.delivered), ordered: number(line.quantity) };
  return (
    <span>
      {deliveryIcons[state]}
      <span>{t(isDelivered ? `order.lineCame.${state}` : `order.lineComes.${state}`, counts)}</span>
    </span>
  );
}

export function LineDeviations({ line, isDelivered }: StateProps) {
  const { t } = useTranslation();
  const { quantityOf } = useUnitWords();
  const language = useLanguage();
  const now = Math.floor(useServerMinute() / 1000);
  const { delivery } = line;
  if (!delivery) return null;
  const notes = [
    ...(delivery.manco > 0
      ? [
          t('deliveryNote.manco', {
            quantity: quantityOf(delivery.manco, line.unit),
            reason: t(`deliveryNote.reasons.${delivery.reason ?? 'other'}`),
          }),
        ]
      : []),
    ...(delivery.comment === undefined ? [] : [delivery.comment]),
    ...delivery.instead.map(({ name, article_number: number, quantity, unit }) =>
      t('order.insteadOf', { article: `${name} (${number})`, quantity: quantityOf(quantity, unit) }),
    ),
    ...delivery.withheld.map((each) =>
      t(`order.withheld.${withheldReasonAt(each, now)}`, {
        article: each.name,
        quantity: quantityOf(each.quantity, each.unit),
        moment: each.answer_until === null ? '' : formatWeekdayTime(language, each.answer_until),
        time: each.answer_until === null ? '' : formatTime(language, each.answer_until),
      }),
    ),
    ...(isDelivered ? delivery.lots : []).map(({ lot, best_before: bestBefore }) =>
      [
        lot ?? t('deliveryNote.noLot'),
        ...(bestBefore === null
          ? []
          : [t('deliveryNote.bestBefore', { day: formatDate(language, epochOfDay(bestBefore)) })]),
      ].join(' · '),
    ),
  ];
  return notes.map((words) => (
    <span key={words} className="line-deviation">
      {words}
    </span>
  ));
}

/** A question ends at its deadline, recorded or not. */
export const withheldReasonAt = (
  { why: reason, answer_until: until }: LineDelivery['withheld'][number],
  now: number,
): LineDelivery['withheld'][number]['why'] =>
  reason === 'asked' && until !== null && now >= until ? 'unanswered' : reason;
