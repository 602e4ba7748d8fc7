import type { BasketView } from '@talloor/rules/basket/basketWire.ts';
import { draftAbout, forgetDraft, keepDraft } from '../../session/draft.ts';

type Customer = { readonly customer_number: string } | null;

const about = (customer: Customer): string => `sent basket ${customer?.customer_number ?? ''}`;

/** Until its answer arrives: a reloaded page then knows which basket was sent. */
export function rememberSentBasket(customer: Customer, { basket_id: basketId }: BasketView): void {
  if (basketId !== null) keepDraft({ about: about(customer), fields: { basketId } });
}

export const forgetSentBasket = (customer: Customer): void => forgetDraft(about(customer));

export const sentBasketOf = (customer: Customer): string | null => draftAbout(about(customer))?.['basketId'] ?? null;
