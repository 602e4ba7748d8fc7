import type { DeliveryEvent } from '@talloor/events/delivery/events.ts';
import type { PickedLine } from '@talloor/events/delivery/values.ts';
import type { OrderEvent } from '@talloor/events/order/events.ts';
import type { ReturnEvent } from '@talloor/events/return/events.ts';
import type { ExplanationWriter, Step } from './explanationWriter.ts';
import { lastPicking, type NoteSource, type SourceEvent } from './sources.ts';

export function stepsOfLine(note: NoteSource, line: PickedLine, writer: ExplanationWriter): Step[] {
  const picking = lastPicking(note);
  if (!picking) return [];
  const ordered = picking.event.data.lines.find(({ lineId }) => lineId === line.replaces) ?? line;
  return [
    ...note.order.flatMap((each) => stepsOfOrder(each, ordered, writer)),
    ...stepsOfPicking(picking, line, ordered, writer),
    ...note.delivery.flatMap((each) => stepsAfterPicking(each, line, writer)),
  ];
}

function stepsOfOrder(
  source: SourceEvent<OrderEvent>,
  { articleNumber, unit }: PickedLine,
  { words, quantity, step, language, fill }: ExplanationWriter,
): Step[] {
  const { event } = source;
  const count = (value: number): string => quantity(value, unit[language]);
  if (event.type === 'OrderPlaced') {
    const line = event.data.lines.find((each) => each.articleNumber === articleNumber && !each.free);
    return line ? [step(source, words.steps.ordered, count(line.quantity))] : [];
  }
  if (event.type === 'OrderModificationSubmitted') {
    if (!event.data.changed.some((each) => each.articleNumber === articleNumber)) return [];
    const line = event.data.lines.find((each) => each.articleNumber === articleNumber && !each.free);
    return [step(source, words.steps.changed, line ? count(line.quantity) : words.removed)];
  }
  if (event.type === 'OrderLinesAllocated') {
    const line = event.data.lines.find((each) => each.articleNumber === articleNumber);
    return line ? [step(source, words.steps.allocated, count(line.quantity))] : [];
  }
  if (event.type === 'OrderLineShort') {
    const { allocated, ordered } = event.data;
    if (event.data.articleNumber !== articleNumber) return [];
    return [step(source, words.steps.short, fill(words.of, { part: allocated, whole: count(ordered) }))];
  }
  return [];
}

function stepsOfPicking(
  picking: SourceEvent<DeliveryEvent>,
  line: PickedLine,
  ordered: PickedLine,
  { words, quantity, weight, step, language, fill }: ExplanationWriter,
): Step[] {
  const { steps, reasons, of } = words;
  const count = (value: number): string => quantity(value, line.unit[language]);
  const why = line.reason === null ? '' : `, ${reasons[line.reason]}`;
  const isReplacement = ordered !== line;
  const pickedText =
    isReplacement || line.ordered === line.delivered
      ? count(line.delivered)
      : fill(of, { part: line.delivered, whole: count(line.ordered) });
  return [
    ...(isReplacement
      ? [
          step(
            picking,
            fill(steps.replaces, { article: ordered.name[language] }),
            quantity(line.standsFor ?? line.delivered, ordered.unit[language]),
          ),
        ]
      : []),
    step(picking, steps.picked, pickedText),
    ...(line.replaced > 0 ? [step(picking, steps.replaced, `${count(line.replaced)}${why}`)] : []),
    ...(line.short > 0 ? [step(picking, steps.missing, `${count(line.short)}${why}`)] : []),
    ...(line.weight === null ? [] : [step(picking, steps.weighed, weight(line.weight, line.articleNumber))]),
  ];
}

function stepsAfterPicking(
  source: SourceEvent<DeliveryEvent>,
  { lineId, unit, delivered }: PickedLine,
  { words, quantity, amount, step, language, fill }: ExplanationWriter,
): Step[] {
  const { event } = source;
  const { steps } = words;
  if (event.type === 'DeliveryDelivered') {
    return [step(source, steps.delivered, quantity(delivered, unit[language]))];
  }
  if (event.type === 'DeliveryReturnRequested') {
    const line = event.data.lines.find((each) => each.lineId === lineId);
    const title = fill(steps.returned, { number: event.data.returnId });
    return line ? [step(source, title, quantity(line.quantity, unit[language]))] : [];
  }
  if (event.type === 'DeliveryReturnCredited') {
    const line = event.data.lines.find((each) => each.lineId === lineId);
    return line ? [step(source, steps.credited, amount(line.baseCents))] : [];
  }
  return [];
}

export const stepsOfReturn = (
  events: readonly SourceEvent<ReturnEvent>[],
  lineId: string,
  { words, quantity, amount, step, language, fill }: ExplanationWriter,
): Step[] =>
  events.flatMap((source) => {
    const { event } = source;
    const { steps } = words;
    if (event.type === 'ReturnRequested') {
      const line = event.data.lines.find((each) => each.lineId === lineId);
      const title = fill(steps.returned, { number: event.data.returnId });
      return line ? [step(source, title, quantity(line.quantity, line.unit[language]))] : [];
    }
    if (event.type === 'ReturnCollected') {
      const line = event.data.lines.find((each) => each.lineId === lineId);
      return line ? [step(source, steps.collected, quantity(line.quantity, '').trim())] : [];
    }
    if (event.type === 'ReturnCredited') {
      const line = event.data.lines.find((each) => each.lineId === lineId);
      return line ? [step(source, steps.credited, amount(line.baseCents))] : [];
    }
    return [];
  });
