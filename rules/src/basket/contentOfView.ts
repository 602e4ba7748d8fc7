import { z } from 'zod';
import { epochOfDay } from '../delivery/brusselsTime.ts';
import { serviceKey } from '../delivery/chosenMoment.ts';
import type { BasketAssessment } from './assessment.ts';
import type { AlternativeAddress, BasketView } from './basketWire.ts';

type ContentLine = readonly [articleNumber: string, quantity: number];
type Content = {
  readonly lines: readonly ContentLine[];
  readonly freeLines: readonly ContentLine[];
  /** Epoch seconds. */
  readonly day: number | null;
  readonly window: string | null;
  readonly service: string;
  readonly address: AlternativeAddress | null;
  readonly mainOrder: string | null;
};

/** The page sends it back, so that a changed basket is rejected. */
function contentText({ lines, freeLines, day, window, service, address, mainOrder }: Content): string {
  const door = address && [
    address.name,
    address.street,
    address.street_number,
    address.po_box,
    address.postal,
    address.city,
  ];
  return JSON.stringify([
    sorted(lines),
    day,
    window,
    service,
    door?.map((part) => part.trim()) ?? null,
    mainOrder,
    ...(freeLines.length > 0 ? [sorted(freeLines)] : []),
  ]);
}

const freeLinesAt = 6;

const sorted = (lines: readonly ContentLine[]): ContentLine[] =>
  lines
    .filter(([, quantity]) => quantity > 0)
    .toSorted(([a, quantityA], [b, quantityB]) => (a === b ? quantityA - quantityB : a < b ? -1 : 1));

type ShownBasket = Pick<BasketView, 'free_lines' | 'delivery_date' | 'alternative_address' | 'main_order'> & {
  readonly lines: readonly {
    readonly product: { readonly article_number: string };
    readonly quantity: number;
  }[];
};

export function contentOfView(view: ShownBasket): string {
  const { date, selected_window: window, service } = view.delivery_date;
  return contentText({
    lines: view.lines.map(({ product, quantity }) => [product.article_number, quantity]),
    freeLines: view.free_lines.map((line) => [line.article_number, line.quantity]),
    day: date,
    window: window?.start ?? null,
    service: service === null ? 'standard' : service.kind === 'pickup' ? `pickup-${service.site_id}` : service.kind,
    address: view.alternative_address,
    mainOrder: view.main_order,
  });
}

const contentLines = z.array(z.tuple([z.string(), z.number()]));
const chosen = '*';

/** Another order brings its own moment and address. */
type Choices = { readonly moment: boolean; readonly address: boolean; readonly order: boolean };

/** The parts that the same form chooses are not compared. */
export function withoutChoices(shown: string, { moment, address, order }: Choices): string {
  const areChosen = [false, ...Array<boolean>(3).fill(moment || order), address || order, order];
  return JSON.stringify(partsOf(shown).map((part, at) => (areChosen[at] === true ? chosen : part)));
}

export function isShownContent(shown: string, assessment: Pick<BasketAssessment, 'basket' | 'freeLines'>): boolean {
  const content = contentOfAssessment(assessment);
  if (shown === content) return true;
  const shownParts = partsOf(shown);
  return shown === JSON.stringify(partsOf(content).map((part, at) => (shownParts[at] === chosen ? chosen : part)));
}

type FreeLine = Pick<BasketAssessment['freeLines'][number], 'articleNumber' | 'quantity'>;

/** Articles that a shown content gives for free more often than these lines. */
export function lostFreeArticles(shown: string, freeLines: readonly FreeLine[]): readonly string[] {
  const given = quantitiesOf(freeLines.map(({ articleNumber, quantity }) => [articleNumber, quantity]));
  const shownFree = quantitiesOf(contentLines.safeParse(partsOf(shown)[freeLinesAt]).data ?? []);
  return [...shownFree].flatMap(([article, quantity]) => ((given.get(article) ?? 0) < quantity ? [article] : []));
}

function quantitiesOf(lines: readonly ContentLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const [article, quantity] of lines) quantities.set(article, (quantities.get(article) ?? 0) + quantity);
  return quantities;
}

/** Empty for a text that no page sent. */
function partsOf(shown: string): readonly unknown[] {
  try {
    const content: unknown = JSON.parse(shown);
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}

/** Equals `contentOfView` of the same assessment. */
export function contentOfAssessment({ basket, freeLines }: Pick<BasketAssessment, 'basket' | 'freeLines'>): string {
  const { lines, delivery, address, mainOrder } = basket;
  return contentText({
    lines: lines.map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    freeLines: freeLines.map(({ articleNumber, quantity }) => [articleNumber, quantity]),
    day: delivery && epochOfDay(delivery.day),
    window: delivery?.windowStart ?? null,
    service: serviceKey(delivery?.service),
    address,
    mainOrder,
  });
}
