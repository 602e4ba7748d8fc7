import type { ReturnSummary, ReturnView } from '@talloor/contracts/endpoints/returns.ts';
import type { FoundReturn } from './findReturns.ts';
import { secondsOf } from '../secondsOf.ts';

export type ReturnReader = { readonly language: 'nl' | 'fr'; readonly showPrices: boolean };

export const summariseReturn = (found: FoundReturn, { language, showPrices }: ReturnReader): ReturnSummary => ({
  return_id: found.return_id,
  delivery_number: found.delivery_number,
  order_number: found.order_number,
  status: found.status,
  requested_at: secondsOf(found.requested_at),
  collection_day: found.collection_day,
  articles: found.lines.map(({ article_number, name }) => ({ article_number, name: name[language] })),
  photos: found.photos?.length ?? 0,
  credited: showPrices ? (found.credit?.total ?? null) : null,
});

/** Values of an erased person read null. */
export function viewReturn(found: FoundReturn, { language, showPrices }: ReturnReader): ReturnView {
  const { address, address_personal: addressee, contact, credit } = found;
  const isOpen = found.status === 'requested' || found.status === 'accepted' || found.status === 'planned';
  return {
    return_id: found.return_id,
    delivery_number: found.delivery_number,
    order_number: found.order_number,
    customer_number: found.customer_number,
    customer_name: found.customer_name,
    status: found.status,
    requested_at: secondsOf(found.requested_at),
    collection_day: found.collection_day,
    delivered_on: found.delivered_on,
    contact: { name: contact?.name ?? null, email: contact?.email ?? null },
    address: address && addressee && { ...address, ...addressee },
    lines: found.lines.map(({ name, unit, ...line }, index) => ({
      ...line,
      name: name[language],
      unit: unit[language],
      collected: found.collected?.find(({ line_id: id }) => id === line.line_id)?.quantity ?? null,
      comment: found.comments?.[`${line.line_id}-${index}`] || null,
    })),
    photos: [...(found.photos ?? [])],
    steps: stepsOf(found),
    answer: found.answer || null,
    credit: showPrices && credit ? { ...credit, vat: [...credit.vat] } : null,
    may_withdraw: isOpen,
    may_add_photos: isOpen,
  };
}

function stepsOf(found: FoundReturn): ReturnView['steps'] {
  const at = {
    requested: found.requested_at,
    accepted: found.accepted_at,
    refused: found.refused_at,
    planned: found.planned_at,
    collected: found.collected_at,
    credited: found.credited_at,
    withdrawn: found.withdrawn_at,
  };
  return (Object.keys(at) as (keyof typeof at)[]).flatMap((step) => {
    const instant = at[step];
    return instant === null ? [] : [{ step, at: secondsOf(instant) }];
  });
}
