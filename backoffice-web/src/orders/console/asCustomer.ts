import { numberNames, type ComparedLine, type ComparedState } from './compareStates.ts';

export type CustomerState = ComparedState & {
  /** Labels of facts that only the office sees. */
  readonly omitted: readonly string[];
};

export function asCustomer(state: ComparedState): CustomerState {
  const isHidden = (fact: ComparedState['facts'][number]) => !fact.seen_by_customer && fact.key !== 'status';
  return {
    ...state,
    facts: state.facts.filter((fact) => fact.seen_by_customer),
    lines: state.lines
      .map(seenLine)
      .filter((line) => line.is_removed || numberNames.some((name) => line.numbers[name])),
    omitted: state.facts.filter((fact) => isHidden(fact) && !fact.is_ended).map(({ label }) => label),
  };
}

function seenLine(line: ComparedLine): ComparedLine {
  const numbers = Object.fromEntries(
    numberNames.map((name) => [name, line.numbers[name]?.seen_by_customer ? line.numbers[name] : null]),
  ) as ComparedLine['numbers'];
  return { ...line, numbers, notes: line.notes.filter((note) => note.seen_by_customer) };
}
