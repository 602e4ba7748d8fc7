import type { ReturnSummary, ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import type { FoundReturn } from './findReturns.ts';
import { secondsOf } from '../secondsOf.ts';

export type ReturnReader = {
  readonly language: 'nl' | 'fr';
  readonly showPrices: boolean;
  readonly mayChange: boolean;
  readonly erpNumbers: ReadonlyMap<string, string>;
};

export const summariseReturn = (
  returnRow: FoundReturn,
  { language, showPrices }: Pick<ReturnReader, 'language' | 'showPrices'>,
): ReturnSummary => ({
  return_id: returnRow.return_id,
  delivery_number: returnRow.delivery_number,
  order_number: returnRow.order_number,
  status: returnRow.status,
  requested_at: secondsOf(returnRow.requested_at),
  collection_day: returnRow.collection_day,
  articles: returnRow.lines.map(({ article_number, name }) => ({ article_number, name: name[language] })),
  photos: returnRow.photos?.length ?? 0,
  credited: showPrices ? (returnRow.credit?.total ?? null) : null,
});

export const articlesOfReturn = ({ lines }: FoundReturn): string[] => lines.map((line) => line.article_number);

export function viewReturn(
  returnRow: FoundReturn,
  { language, showPrices, mayChange, erpNumbers }: ReturnReader,
): ReturnView {
  const { address, address_personal: addressee, contact, credit } = returnRow;
  const isOpen = mayChange && ['requested', 'accepted', 'planned'].includes(returnRow.status);
  return {
    return_id: returnRow.return_id,
    delivery_number: returnRow.delivery_number,
    order_number: returnRow.order_number,
    customer_number: returnRow.customer_number,
    customer_name: returnRow.customer_name,
    status: returnRow.status,
    requested_at: secondsOf(returnRow.requested_at),
    collection_day: returnRow.collection_day,
    delivered_on: returnRow.delivered_on,
    contact: { name: contact?.name ?? null, email: contact?.email ?? null },
    address: address && addressee && { ...address, ...addressee },
    lines: returnRow.lines.map(({ name, unit, ...line }, index) => ({
      ...line,
      erp_number: erpNumbers.get(line.article_number),
      name: name[language],
      unit: unit[language],
      collected: returnRow.collected?.find(({ line_id: id }) => id === line.line_id)?.quantity ?? null,
      comment: returnRow.comments?.[`${line.line_id}-${index}`] || null,
    })),
    photos: [...(returnRow.photos ?? [])],
    steps: stepsOf(returnRow),
    answer: returnRow.answer || null,
    credit: showPrices && credit ? { ...credit, vat: [...credit.vat] } : null,
    may_withdraw: isOpen,
    may_add_photos: isOpen,
  };
}

function stepsOf(returnRow: FoundReturn): ReturnView['steps'] {
  const at = {
    requested: returnRow.requested_at,
    accepted: returnRow.accepted_at,
    refused: returnRow.refused_at,
    planned: returnRow.planned_at,
    collected: returnRow.collected_at,
    credited: returnRow.credited_at,
    withdrawn: returnRow.withdrawn_at,
  };
  return (Object.keys(at) as (keyof typeof at)[]).flatMap((step) => {
    const instant = at[step];
    return instant === null ? [] : [{ step, at: secondsOf(instant) }];
  });
}
