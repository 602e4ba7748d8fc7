import { epochOfDay } from '../delivery/brusselsTime.ts';
import { serviceKey } from '../delivery/chosenMoment.ts';
import type { BasketInput } from './assessment.ts';
import type { AlternativeAddress, BasketView } from './basketWire.ts';

type Content = {
  readonly lines: readonly (readonly [articleNumber: string, quantity: number])[];
  /** Epoch seconds, or null. */
  readonly day: number | null;
  readonly window: string | null;
  readonly service: string;
  readonly address: AlternativeAddress | null;
  readonly mainOrder: string | null;
};

/** Text of lines, day and address without amounts. Checkout sends it back, so that a changed basket is rejected. */
function contentText({ lines, day, window, service, address, mainOrder }: Content): string {
  const sorted = lines.toSorted(([a], [b]) => (a < b ? -1 : 1));
  const door = address && [
    address.name,
    address.street,
    address.street_number,
    address.po_box,
    address.postal,
    address.city,
  ];
  return JSON.stringify([sorted, day, window, service, door?.map((part) => part.trim()) ?? null, mainOrder]);
}

export function contentOfView(view: BasketView): string {
  const { date, selected_window: window, service } = view.delivery_date;
  return contentText({
    lines: view.lines.map(({ product, quantity }) => [product.article_number, quantity]),
    day: date,
    window: window?.start ?? null,
    service: service === null ? 'standard' : service.kind === 'pickup' ? `pickup-${service.site_id}` : service.kind,
    address: view.alternative_address,
    mainOrder: view.main_order,
  });
}

export function contentOfBasket({ lines, delivery, address, mainOrder }: BasketInput): string {
  return contentText({
    lines: lines.map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    day: delivery && epochOfDay(delivery.day),
    window: delivery?.windowStart ?? null,
    service: serviceKey(delivery?.service),
    address,
    mainOrder,
  });
}
