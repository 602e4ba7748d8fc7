import type { z } from 'zod';
import type { orderStateAt } from '@talloor/contracts/endpoints/audit.ts';
import { eurosOfCents, eurosOfMills } from '@talloor/rules/money/rounding.ts';
import type { Language } from './auditSide.ts';
import { noStanding, type Standing } from './standing.ts';
import { standingFacts } from './standingFacts.ts';
import { standingLines, type StandingLine } from './standingLines.ts';
import { actorName, type Names } from './viewHistoryEvent.ts';

type StateAt = z.input<typeof orderStateAt>;
type Boards = ReadonlyMap<string, string>;

/**
 * Order or basket after one event, compared with the event before.
 * @param boards by article number, from today's catalogue
 */
export function viewStateAt(
  index: number,
  standing: Standing,
  before: Standing | undefined,
  names: Names,
  language: Language,
  boards: Boards = new Map(),
): StateAt {
  return {
    index,
    phase: standing.order.status === 'none' ? 'basket' : 'order',
    facts: comparedFacts(standing, before, language),
    lines: comparedLines(standing, before ?? noStanding, names, language, boards),
    gone: goneArticles(standing, names, language),
  };
}

function comparedFacts(standing: Standing, before: Standing | undefined, language: Language): StateAt['facts'] {
  const known = new Map(before && standingFacts(before, language).map((fact) => [fact.key, fact.value]));
  return standingFacts(standing, language).map((fact) => {
    const was = known.get(fact.key) ?? null;
    const isChanged = before !== undefined && was !== fact.value;
    return { ...fact, before: isChanged ? was : null, is_changed: isChanged };
  });
}

/** Removed lines come last, struck through. */
function comparedLines(
  standing: Standing,
  before: Standing,
  names: Names,
  language: Language,
  boards: Boards,
): StateAt['lines'] {
  const known = new Map(standingLines(before).map((line) => [line.key, line]));
  const lines = standingLines(standing);
  const now = new Set(lines.map((line) => line.key));
  const removed = [...known.values()].filter((line) => !now.has(line.key));
  const view = (line: StandingLine, was: StandingLine | undefined, isRemoved: boolean): StateAt['lines'][number] => {
    const change = standing.lastChanges.get(line.articleNumber);
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
    ...lines.map((line) => view(line, known.get(line.key), false)),
    ...removed.map((line) => view(line, line, true)),
  ];
}

/** All removed articles with their time. */
function goneArticles(standing: Standing, names: Names, language: Language): StateAt['gone'] {
  const there = new Set(standingLines(standing).map((line) => line.articleNumber));
  return [...standing.lastChanges]
    .filter(([articleNumber]) => !there.has(articleNumber))
    .map(([articleNumber, change]) => ({
      article_number: articleNumber,
      last_changed_at: change.at,
      last_changed_by: actorName(change, names, language),
    }));
}
