import type { Features } from '@talloor/contracts/features.ts';
import { listTypes, type ListType } from '@talloor/contracts/endpoints/wishList.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import type { ProductFacts } from '@talloor/rules/facts.ts';
import type { ReadSide } from '../readSide.ts';
import { historyList, restrictedList, suggestedList, themedLists } from './derivedLists.ts';
import { findNamedLists } from './findNamedLists.ts';
import type { Asker, FoundList } from './foundList.ts';

export type ListSide = Pick<ReadSide, 'pool' | 'catalogue' | 'clock'> & { readonly features: Features };

export type ListWithFacts = { readonly list: FoundList; readonly facts: ReadonlyMap<string, ProductFacts> };

const inspectedLines = { ofOne: 60, ofAll: 2400, least: 4 };
const inspectedLinesPerList = (lists: number): number =>
  Math.max(inspectedLines.least, Math.min(inspectedLines.ofOne, Math.floor(inspectedLines.ofAll / Math.max(1, lists))));

const typeOfId = (id: string): ListType => {
  if (id === 'history' || id === 'suggested' || id === 'restricted') return id;
  return id.startsWith('theme-') ? 'themed' : 'mine';
};

export function createListFinder(side: ListSide) {
  const derivedOf = (type: ListType, asker: Asker): Promise<FoundList[]> => {
    switch (type) {
      case 'history':
        return historyList(side, asker);
      case 'suggested':
        return suggestedList(side, asker);
      case 'restricted':
        return side.features.restricted_wish_list ? restrictedList(side, asker) : Promise.resolve([]);
      case 'themed':
        return themedLists(side, asker);
      case 'mine':
      case 'shared':
        return Promise.resolve([]);
      default:
        return type satisfies never;
    }
  };
  const factsOf = (articleNumbers: readonly string[], { customerNumber }: Asker) =>
    side.catalogue.findProducts(articleNumbers, customerNumber, dayAt(side.clock.now().getTime()));
  const trimmed = (list: FoundList, facts: ReadonlyMap<string, ProductFacts>): FoundList => {
    if (list.type === 'mine' || list.type === 'shared') return list;
    return { ...list, lines: list.lines.filter(({ articleNumber }) => facts.has(articleNumber)) };
  };

  return {
    /** By type; empty derived lists are omitted. */
    findLists: async (asker: Asker, types: readonly ListType[] = listTypes): Promise<ListWithFacts[]> => {
      const requestedTypes = new Set(types);
      const [namedLists, ...derived] = await Promise.all([
        requestedTypes.has('mine') || requestedTypes.has('shared') ? findNamedLists(side.pool, asker) : [],
        ...[...requestedTypes].map((type) => derivedOf(type, asker)),
      ]);
      const lists = [...namedLists.filter(({ type }) => requestedTypes.has(type)), ...derived.flat()];
      const isNamed = ({ type }: FoundList) => type === 'mine' || type === 'shared';
      const linesPerList = inspectedLinesPerList(namedLists.length);
      const numbers = lists.flatMap((list) => (isNamed(list) ? list.lines.slice(0, linesPerList) : list.lines));
      const facts = await factsOf([...new Set(numbers.map((line) => line.articleNumber))], asker);
      return lists
        .map((list) => ({ list: trimmed(list, facts), facts }))
        .filter(({ list }) => isNamed(list) || list.lines.length > 0)
        .toSorted((first, second) => listTypes.indexOf(first.list.type) - listTypes.indexOf(second.list.type));
    },
    /** Null for an unknown or invisible list. */
    findList: async (asker: Asker, id: string): Promise<ListWithFacts | null> => {
      const type = typeOfId(id);
      const candidates = type === 'mine' ? await findNamedLists(side.pool, asker, id) : await derivedOf(type, asker);
      const list = candidates.find((candidate) => candidate.id === id);
      if (!list) return null;
      const facts = await factsOf(
        list.lines.map((line) => line.articleNumber),
        asker,
      );
      return { list: trimmed(list, facts), facts };
    },
  };
}

export type ListFinder = ReturnType<typeof createListFinder>;
