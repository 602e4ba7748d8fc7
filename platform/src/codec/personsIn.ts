import type { RecordedEvent } from '../event-store/port.ts';
import { replaceWhere } from './personalFields.ts';
import { isSealed } from './sealedValue.ts';

/** Whose personal fields these records hold, sorted. */
export function personsIn(records: readonly RecordedEvent[]): string[] {
  const persons = new Set<string>();
  for (const { data } of records)
    replaceWhere(data, isSealed, (value) => {
      if (isSealed(value)) persons.add(value.$sealedFor);
      return value;
    });
  return [...persons].toSorted();
}
