import type { z } from 'zod';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import type { Language } from './auditSide.ts';
import { noHistoryState, type HistoryState } from './historyState.ts';
import { findStateFacts } from './findStateFacts.ts';
import { findStateLines, type StateLine } from './findStateLines.ts';
import { actorName, type Names } from './viewHistoryEvent.ts';

type StateAt = z.input<typeof orderStateAt>;
type Boards = ReadonlyMap<string, string>;

/** Compared with the event before. @param boards by article number, from today's catalogue */
export function viewStateAt(
  event: string,
  state: HistoryState,
  before: HistoryState | undefined,
  names: Names,
  language: Language,
  boards: Boards = new Map(),
): StateAt {
  return {
    event,
    phase: state.order.status === 'none' ? 'basket' : 'order',
    facts: comparedFacts(state, before, language),
    lines: comparedLines(state, before ?? noHistoryState, names, language, boards),
    gone: findRemovedArticles(state, names, language),
  };
}

function comparedFacts(state: HistoryState, before: HistoryState | undefined, language: Language): StateAt['facts'] {
  const valuesBefore = new Map(before && findStateFacts(before, language).map((fact) => [fact.key, fact.value]));
  return findStateFacts(state, language).map((fact) => {
    const was = valuesBefore.get(fact.key) ?? null;
    const isChanged = before !== undefined && was !== fact.value;
    return { ...fact, before: isChanged ? was : null, is_changed: isChanged };
  });
}

function comparedLines(
  state: HistoryState,
  before: HistoryState,
  names: Names,
  language: Language,
  boards: Boards,
): StateAt['lines'] {
  const linesBefore = new Map(findStateLines(before).map((line) => [line.key, line]));
  const lines = findStateLines(state);
  const now = new Set(lines.map((line) => line.key));
  const removedLines = [...linesBefore.values()].filter((line) => !now.has(line.key));
  const view = (line: StateLine, was: StateLine | undefined, isRemoved: boolean): StateAt['lines'][number] => {
    const change = state.lastChanges.get(line.articleNumber);
    const isChanged = isRemoved || was?.quantity !== line.quantity || was.priceMills !== line.priceMills;
    return {
      article_number: line.articleNumber,
      name: line.name[language],
      group_code: line.groupCode,
      board: boards.get(line.articleNumber) ?? line.groupCode,
      quantity: isRemoved ? 0 : line.quantity,
      quantity_before: isChanged ? (was?.quantity ?? null) : null,
      unit: line.unit[language],
      price_per_unit: eurosOfMills(line.priceMills),
      price_before: was && was.priceMills !== line.priceMills ? eurosOfMills(was.priceMills) : null,
      line_total: isRemoved ? 0 : eurosOfCents(line.totalCents),
      is_approximate: line.approximate,
      is_removed: isRemoved,
      is_changed: isChanged,
      is_free: line.free,
      last_changed_at: change?.at ?? new Date(0).toISOString(),
      last_changed_by: change ? actorName(change, names, language) : null,
    };
  };
  return [
    ...lines.map((line) => view(line, linesBefore.get(line.key), false)),
    ...removedLines.map((line) => view(line, line, true)),
  ];
}

function findRemovedArticles(state: HistoryState, names: Names, language: Language): StateAt['gone'] {
  const presentArticles = new Set(findStateLines(state).map((line) => line.articleNumber));
  return [...state.lastChanges]
    .filter(([articleNumber]) => !presentArticles.has(articleNumber))
    .map(([articleNumber, change]) => ({
      article_number: articleNumber,
      last_changed_at: change.at,
      last_changed_by: actorName(change, names, language),
    }));
}
