import { isReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ExpectedWindow } from '@talloor/events/delivery/values.ts';
import type { Language } from './auditSide.ts';
import { type Description, toldIn } from './description.ts';
import { deliveryWords } from './deliveryWords.ts';
import { describeReplacementQuestion, describeWithheld } from './describeReplacement.ts';
import { historyFormats } from './historyFormats.ts';
import { reasonSaid } from './reasonSaid.ts';
import type { Standing } from './standing.ts';

/** Includes the reason of a report by a person. */
export function describeDeliveryEvent(event: DeliveryEvent, standing: Standing, language: Language): Description {
  const described = describeStep(event, standing, language);
  const reason = 'reason' in event.data ? event.data.reason : undefined;
  if (reason === undefined) return described;
  const why = { what: deliveryWords[language].facts.toldFor, before: null, after: reasonSaid(reason, language) };
  return { ...described, changes: [...described.changes, why] };
}

function describeStep(event: DeliveryEvent, { order }: Standing, language: Language): Description {
  const { titles, facts, erased } = deliveryWords[language];
  const format = historyFormats[language];
  const said = toldIn(language);
  const made = (what: string, after: string) => ({ what, before: null, after });
  const within = ({ from, until }: ExpectedWindow) =>
    made(facts.expected, `${format.instant(from)} – ${format.instant(until)}`);
  const lines = order.status === 'none' ? [] : order.content.lines;
  const lineOf = (id: string) => lines.find(({ lineId }) => lineId === id);
  const article = (id: string): string => {
    const line = lineOf(id);
    return line ? `${line.articleNumber} ${line.name[language]}` : id;
  };
  if (isReplacementQuestion(event)) return describeReplacementQuestion(event, language);
  switch (event.type) {
    case 'DeliveryScheduled': {
      const { deliveryNumber: number, route, stop, stops, expected } = event.data;
      return said(titles.DeliveryScheduled, { number, route, stop, stops }, within(expected));
    }
    case 'DeliveryPicked': {
      const { lines: picked, totals } = event.data;
      const deviating = picked.filter((line) => line.short > 0 || line.replaced > 0 || line.replaces !== undefined);
      return said(
        picked.length === 1 ? titles.DeliveryPicked_one : titles.DeliveryPicked,
        { count: picked.length },
        ...deviating.map(({ articleNumber, name, unit, ordered, delivered }) => ({
          what: `${articleNumber} ${name[language]}`,
          before: ordered === 0 ? null : format.quantity(ordered, unit[language]),
          after: delivered === 0 ? null : format.quantity(delivered, unit[language]),
        })),
        ...picked.flatMap(({ withheld = [] }) => withheld.map((each) => describeWithheld(each, language))),
        made(facts.total, format.amount(totals.payableCents, totals.approximate)),
      );
    }
    case 'DeliveryLoaded': {
      const count = event.data.containers.length;
      return said(count === 1 ? titles.DeliveryLoaded_one : titles.DeliveryLoaded, { count });
    }
    case 'DeliveryDispatched':
      return said(titles.DeliveryDispatched, {});
    case 'DeliveryExpected': {
      const { stopsBefore: count, expected } = event.data;
      return said(count === 1 ? titles.DeliveryExpected_one : titles.DeliveryExpected, { count }, within(expected));
    }
    case 'DeliveryDelivered': {
      const { unsigned } = event.data;
      const name = event.data.receivedBy ?? erased;
      const signed = unsigned === undefined ? [] : [made(facts.signature, facts[unsigned])];
      return name === ''
        ? said(titles.DeliveryDelivered, {}, ...signed)
        : said(titles.DeliveryDelivered_received, { name }, ...signed);
    }
    case 'DeliveryInvoiced': {
      const { invoiceNumber: number, dueOn } = event.data;
      return said(titles.DeliveryInvoiced, { number }, made(facts.due, format.day(dueOn)));
    }
    case 'DeliveryNoteLineChecked':
    case 'DeliveryNoteLineUnchecked':
    case 'DeliveryNoteLineReturnMarked':
    case 'DeliveryNoteLineReturnUnmarked':
      return said(titles[event.type], { article: article(event.data.lineId) });
    case 'DeliveryReturnRequested':
      return said(titles.DeliveryReturnRequested, { number: event.data.returnId });
    case 'DeliveryReturnReleased': {
      const { returnId: number, lines: released } = event.data;
      const left = released.map(({ lineId, quantity }) =>
        made(article(lineId), format.quantity(quantity, lineOf(lineId)?.unit[language] ?? '')),
      );
      return said(titles.DeliveryReturnReleased, { number }, ...left);
    }
    case 'DeliveryReturnCredited': {
      const { returnId: number, totalCents } = event.data;
      return said(titles.DeliveryReturnCredited, { number }, made(facts.total, format.amount(totalCents)));
    }
    default:
      return event satisfies never;
  }
}
