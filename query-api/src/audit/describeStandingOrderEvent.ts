import type { StandingOrderEvent, StandingPlan } from '@talloor/events/standingOrder/events.ts';
import { fillText } from '@talloor/messages/basket/fillText.ts';
import { standingOrderHistoryFr } from '@talloor/messages/history/standingOrdersFr.ts';
import { standingOrderHistoryNl } from '@talloor/messages/history/standingOrdersNl.ts';
import { standingOrderTexts } from '@talloor/messages/standingOrder/standingOrderTexts.ts';
import { formatWeekday } from '@talloor/rules/format/dates.ts';
import type { Language } from './auditSide.ts';
import { createDescriber, type Description } from './description.ts';
import { historyFormats } from './historyFormats.ts';

const words = { nl: standingOrderHistoryNl, fr: standingOrderHistoryFr } as const;

export function describeStandingOrderEvent(event: StandingOrderEvent, language: Language): Description {
  const { titles, facts, paused, ended } = words[language];
  const { day, amount, quantity } = historyFormats[language];
  const describe = createDescriber(language);
  const newValue = (what: string, after: string) => ({ what, before: null, after });
  const planFacts = ({ schedule, quantities }: StandingPlan) => [
    schedule.kind === 'weekly'
      ? newValue(facts.weekdays, schedule.weekdays.map((weekday) => nameOfWeekday(weekday, language)).join(', '))
      : newValue(facts.days, schedule.days.map(day).join(', ')),
    ...quantities.map(({ articleNumber, quantity: ordered }) =>
      newValue(fillText(facts.quantity, { article: articleNumber }, language), quantity(ordered, '').trim()),
    ),
  ];
  const differenceFact = (differences: readonly unknown[]) =>
    differences.length === 0 ? [] : [newValue(facts.differences, String(differences.length))];
  switch (event.type) {
    case 'StandingOrderSet':
    case 'StandingOrderChanged':
      return describe(titles[event.type], {}, ...planFacts(event.data.plan));
    case 'StandingOrderPaused': {
      const { until, reason } = event.data;
      const end = until === null ? [] : [newValue(facts.until, day(until))];
      return describe(titles.StandingOrderPaused, { reason: paused[reason] }, ...end);
    }
    case 'StandingOrderResumed':
      return describe(titles.StandingOrderResumed);
    case 'StandingOrderDateSkipped':
    case 'StandingOrderDateRestored':
      return describe(titles[event.type], { day: day(event.data.day) });
    case 'StandingOrderCameDue': {
      const { items, differences } = event.data;
      return describe(
        titles.StandingOrderCameDue,
        { day: day(event.data.day) },
        newValue(facts.articles, String(items.length)),
        ...differenceFact(differences),
      );
    }
    case 'StandingOrderBasketMade': {
      const { lines, subtotalCents, approximate, differences } = event.data;
      return describe(
        titles.StandingOrderBasketMade,
        { day: day(event.data.day) },
        ...lines.map(({ articleNumber, name, unit, quantity: ordered }) =>
          newValue(`${articleNumber} ${name[language]}`, quantity(ordered, unit[language])),
        ),
        newValue(facts.subtotal, amount(subtotalCents, approximate)),
        ...differenceFact(differences),
      );
    }
    case 'StandingOrderDateMissed': {
      const { reason, closure } = event.data;
      const why = standingOrderTexts.missed(reason, closure, language);
      return describe(titles.StandingOrderDateMissed, { day: day(event.data.day) }, newValue(facts.reason, why));
    }
    case 'StandingOrderNoticeSent': {
      const { recipientCount: count } = event.data;
      const title = count === 1 ? titles.StandingOrderNoticeSent_one : titles.StandingOrderNoticeSent;
      return describe(title, { day: day(event.data.day), count });
    }
    case 'StandingOrderEnded':
      return describe(titles.StandingOrderEnded, { reason: ended[event.data.reason] });
    default:
      return event satisfies never;
  }
}

const aMonday = Date.UTC(2024, 0, 1, 12) / 1000;
const nameOfWeekday = (weekday: number, language: Language): string =>
  formatWeekday(language, aMonday + (weekday - 1) * 86_400);
