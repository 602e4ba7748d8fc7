import type { TalloorEvent } from '@talloor/events/allEvents.ts';
import { deliveryStream } from '@talloor/events/delivery/events.ts';
import { orderStream } from '@talloor/events/order/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import type { DecodedEvent } from '@talloor/platform/codec/codec.ts';
import type { Language } from './auditSide.ts';
import { historyWords } from './historyFormats.ts';

type Names = ReadonlyMap<string, string>;
type Bilingual = { readonly nl: string; readonly fr: string };
export type NamedLine = { readonly articleNumber: string; readonly name: Bilingual; readonly unit: Bilingual };
type LineWithId = {
  readonly lineId: string;
  readonly articleNumber?: string;
  readonly name: Bilingual;
  readonly unit?: Bilingual;
};

export type HistoryNames = {
  /** By stream and line id. */
  readonly lines: ReadonlyMap<string, NamedLine>;
  readonly orders: ReadonlyMap<string, string>;
  /** Numbers of the payment provider by payment id. */
  readonly payments: ReadonlyMap<string, string>;
  readonly users: Names;
};
/** The stream of the described event, and the names of its history. */
export type Surroundings = { readonly stream: string; readonly names: HistoryNames };

export const noHistoryNames: HistoryNames = {
  lines: new Map(),
  orders: new Map(),
  payments: new Map(),
  users: new Map(),
};
export const noSurroundings: Surroundings = { stream: '', names: noHistoryNames };

export function collectHistoryNames(
  events: readonly Pick<DecodedEvent, 'event' | 'streamId'>[],
  users: Names,
): HistoryNames {
  const [lines, orders, payments] = [
    new Map<string, NamedLine>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const add = (stream: string, named: readonly LineWithId[]): void => {
    for (const { lineId, articleNumber = '', name, unit = { nl: '', fr: '' } } of named)
      lines.set(`${stream}/${lineId}`, { articleNumber, name, unit });
  };
  for (const { event, streamId } of events) {
    const { type, data } = event as TalloorEvent;
    if (type === 'BasketCheckedOut') add(orderStream(data.orderNumber), data.lines);
    else if (type === 'OrderPlaced' || type === 'OrderModificationSubmitted') add(streamId, data.lines);
    else if (type === 'DeliveryScheduled') orders.set(streamId, orderStream(data.orderNumber));
    else if (type === 'DeliveryPicked') {
      add(streamId, data.lines);
      for (const { withheld = [] } of data.lines)
        add(
          streamId,
          withheld.map(({ line }) => line),
        );
    } else if (type === 'DeliveryReturnRequested' || type === 'ReturnRequested') {
      add(streamId, data.lines);
      orders.set(streamId, orderStream(data.orderNumber));
    } else if (type === 'RecallNoticeSent')
      for (const { deliveryNumber, lines: affected } of data.deliveries) add(deliveryStream(deliveryNumber), affected);
    else if (type === 'InvoiceIssued')
      add(
        streamId,
        data.lines.map((line) => ({ ...line, lineId: String(line.lineNumber) })),
      );
    else if (type === 'PaymentCreated') payments.set(streamId.slice('payment-'.length), data.providerId);
  }
  return { lines, orders, payments, users };
}

export function peopleIn({ data }: { readonly data: unknown }): readonly string[] {
  const { assignedTo, userId, managers } = data as {
    readonly [key in 'assignedTo' | 'userId']?: string | null;
  } & { readonly managers?: readonly string[] };
  return [assignedTo, userId, ...(managers ?? [])].filter((id) => typeof id === 'string');
}

export const lineOf = (id: string, { stream, names }: Surroundings): NamedLine | undefined =>
  names.lines.get(`${stream}/${id}`) ?? names.lines.get(`${names.orders.get(stream) ?? ''}/${id}`);

export function lineText(id: string, surroundings: Surroundings, language: Language): string {
  const line = lineOf(id, surroundings);
  return line
    ? `${line.articleNumber} ${line.name[language]}`.trim()
    : fillText(historyWords[language].values.line, { id }, language);
}

export const paymentText = (id: string, { names }: Surroundings, language: Language): string =>
  names.payments.get(id) ?? historyWords[language].values.payment_without_number;

export const userText = (id: string, { names }: Surroundings, language: Language): string =>
  names.users.get(id) ?? fillText(historyWords[language].values.user, { id }, language);
