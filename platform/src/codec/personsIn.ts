import type { RecordedEvent } from '../eventStore/port.ts';
import { isSealed } from './sealedValue.ts';

/** Person ids, sorted. */
export function personsIn(records: readonly Pick<RecordedEvent, 'data'>[]): string[] {
  const persons = new Set<string>();
  for (const { data } of records) addPersons(data, persons);
  return [...persons].toSorted();
}

function addPersons(value: unknown, persons: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isSealed(value)) persons.add(value.$sealedFor);
  else for (const inner of Object.values(value)) addPersons(inner, persons);
}
