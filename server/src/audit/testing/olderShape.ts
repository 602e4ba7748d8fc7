import { readdirSync } from 'node:fs';
import { allEvents, type TalloorEvent } from '@talloor/events/allEvents.ts';
import type { History } from './historiesOf.ts';

/** Golden files `Type.v1.field.json` name the fields that older events lack. */
const laterFields = new Map<string, Set<string>>();
for (const file of readdirSync('events/src/golden')) {
  const [type = '', , field = 'json'] = file.split('.');
  if (field !== 'json') laterFields.set(type, (laterFields.get(type) ?? new Set()).add(field));
}

export const olderShape = (history: History): History =>
  history.map(({ stream, event }) => {
    const fields = laterFields.get(event.type.replace('BasketCheckedOut', 'OrderPlaced')) ?? new Set();
    const text = JSON.stringify(event, (key, value: unknown) => (fields.has(key) ? undefined : value));
    const older = JSON.parse(text) as TalloorEvent;
    const isReadable = allEvents[event.type].schema.safeParse(older.data).success;
    return { stream, event: isReadable ? older : event };
  });
