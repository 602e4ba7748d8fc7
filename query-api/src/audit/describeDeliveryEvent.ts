import { isReplacementQuestion } from '@talloor/events/delivery/replacementQuestions.ts';
import { containersText } from '@talloor/messages/containers/containersText.ts';
import { groupBy } from '@talloor/platform/groupBy.ts';
import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { ExpectedWindow } from '@talloor/events/delivery/values.ts';
import type { Language } from './auditSide.ts';
import { type Description, createDescriber } from './description.ts';
import { deliveryWords } from './deliveryWords.ts';
import { describeReplacementQuestion, describeWithheld } from './describeReplacement.ts';
import { historyFormats } from './historyFormats.ts';
import { returnedLines } from './returnedLines.ts';
import { reasonLabel } from './reasonLabel.ts';
import { lineText, noSurroundings, type Surroundings } from './historyNames.ts';

export function describeDeliveryEvent(
  event: DeliveryEvent,
  language: Language,
  around: Surroundings = noSurroundings,
): Description {
  const described = describeStep(event, language, around);
  const reason = 'reason' in event.data ? event.data.reason : undefined;
  if (reason === undefined) return described;
  const reasonChange = {
    what: deliveryWords[language].facts.toldFor,
    before: null,
    after: reasonLabel(reason, language),
  };
  return { ...described, changes: [...described.changes, reasonChange] };
}

function describeStep(event: DeliveryEvent, language: Language, around: Surroundings): Description {
  const { titles, facts, erased } = deliveryWords[language];
  const format = historyFormats[language];
  const describe = createDescriber(language);
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  const windowChange = ({ from, until }: ExpectedWindow) =>
    newValue(facts.expected, `${format.instant(from)} – ${format.instant(until)}`);
  const article = (id: string): string => lineText(id, around, language);
  if (isReplacementQuestion(event)) return describeReplacementQuestion(event, language);
  switch (event.type) {
    case 'DeliveryScheduled': {
      const { deliveryNumber: number, route, stop, stops, expected } = event.data;
      return describe(titles.DeliveryScheduled, { number, route, stop, stops }, windowChange(expected));
    }
    case 'DeliveryPicked': {
      const { lines: picked, totals } = event.data;
      const deviating = picked.filter(
        (line) => line.short > 0 || line.replaced > 0 || line.replaces !== undefined || line.weight !== null,
      );
      return describe(
        picked.length === 1 ? titles.DeliveryPicked_one : titles.DeliveryPicked,
        { count: picked.length },
        ...deviating.map(({ articleNumber, name, unit, ordered, delivered }) => ({
          what: `${articleNumber} ${name[language]}`,
          before: ordered === 0 ? null : format.quantity(ordered, unit[language]),
          after: delivered === 0 ? null : format.quantity(delivered, unit[language]),
        })),
        ...picked.flatMap(({ withheld = [] }) => withheld.map((each) => describeWithheld(each, language))),
        newValue(facts.total, format.amount(totals.payableCents, totals.approximate)),
      );
    }
    case 'DeliveryLoaded': {
      const count = event.data.containers.length;
      const kinds = [...groupBy(event.data.containers, ({ kind }) => kind)];
      const loaded = kinds.map(([kind, of]) => ({ kind, count: of.length }));
      return describe(
        count === 1 ? titles.DeliveryLoaded_one : titles.DeliveryLoaded,
        { count },
        ...(count === 0 ? [] : [newValue(facts.loaded, containersText(language, loaded))]),
      );
    }
    case 'DeliveryDispatched':
      return describe(titles.DeliveryDispatched, {});
    case 'DeliveryExpected': {
      const { stopsBefore: count, expected } = event.data;
      return describe(
        count === 1 ? titles.DeliveryExpected_one : titles.DeliveryExpected,
        { count },
        windowChange(expected),
      );
    }
    case 'DeliveryDelivered': {
      const { unsigned, empties } = event.data;
      const name = event.data.receivedBy ?? erased;
      const signed = unsigned === undefined ? [] : [newValue(facts.signature, facts[unsigned])];
      if (empties.length > 0) signed.push(newValue(facts.empties, containersText(language, empties)));
      return name === ''
        ? describe(titles.DeliveryDelivered, {}, ...signed)
        : describe(titles.DeliveryDelivered_received, { name }, ...signed);
    }
    case 'DeliveryInvoiced': {
      const { invoiceNumber: number, dueOn } = event.data;
      return describe(titles.DeliveryInvoiced, { number }, newValue(facts.due, format.day(dueOn)));
    }
    case 'DeliveryNoteLineChecked':
    case 'DeliveryNoteLineUnchecked':
    case 'DeliveryNoteLineReturnMarked':
    case 'DeliveryNoteLineReturnUnmarked':
      return describe(titles[event.type], { article: article(event.data.lineId) });
    case 'DeliveryReturnRequested': {
      const { returnId: number, lines } = event.data;
      return describe(titles.DeliveryReturnRequested, { number }, ...returnedLines(lines, around, language));
    }
    case 'DeliveryReturnReleased': {
      const { returnId: number, lines } = event.data;
      return describe(titles.DeliveryReturnReleased, { number }, ...returnedLines(lines, around, language));
    }
    case 'DeliveryReturnCredited': {
      const { returnId: number, lines, totalCents } = event.data;
      return describe(
        titles.DeliveryReturnCredited,
        { number },
        ...returnedLines(lines, around, language),
        newValue(facts.total, format.amount(totalCents)),
      );
    }
    default:
      return event satisfies never;
  }
}
