import { AppendRefused } from '../event-store/port.ts';
import { InvalidEvent } from './codec.ts';
import { openBox, sealBox } from './sealedBox.ts';

/**
 * A personal value as it is stored: whose key opens it, and its place among the values of that person in its event. The first
 * of them holds the box (base64) of them all, so that an event has a box per person and not one per field. A value without
 * `$at` has a box of its own.
 */
export type SealedValue = { readonly $sealedFor: string; readonly $at?: number; readonly $box?: string };

/** Where a value lies in its event, as `/address/name`. */
export type Placed<Value> = { readonly path: string; readonly value: Value };

/** What a ciphertext is bound to besides its paths: moved to another event or stream, it does not open. */
export type EventPlace = { readonly streamId: string; readonly id: string };

/** Whether a stored value is encrypted for a person. */
export const isSealed = (value: unknown): value is SealedValue => {
  if (typeof value !== 'object' || value === null) return false;
  const { $sealedFor, $at, $box } = value as Partial<SealedValue>;
  return typeof $sealedFor === 'string' && (typeof $at === 'number' || typeof $box === 'string');
};

/** Seals one person's values of an event in one box. @returns what is stored at each of their paths, in order */
export function seal(
  values: readonly Placed<unknown>[],
  personId: string,
  key: Uint8Array,
  event: EventPlace,
): readonly SealedValue[] {
  const plain = JSON.stringify(values.map(({ value }) => value));
  refuseUnstorable(plain);
  const box = sealBox(Buffer.from(plain), key, placeOf(event, values));
  const $box = Buffer.from(box.buffer, box.byteOffset, box.length).toString('base64');
  return values.map((_, $at) => ($at === 0 ? { $sealedFor: personId, $at, $box } : { $sealedFor: personId, $at }));
}

/** What no store takes in the open is not smuggled past it under a seal: a reader's tables would choke on it. */
function refuseUnstorable(json: string): void {
  if (!json.includes('\\u')) return;
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(json)) throw new AppendRefused('nul_character');
  if (/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(json)) throw new InvalidEvent('a personal field has half a character');
}

/**
 * Opens all values of one person in an event, wherever they were found.
 * @returns each with its path
 * @throws where one was sealed under another key or for another place, or was changed, moved or taken away; that a lone value has
 * lost its `$at` only the event's hash tells
 */
export function open(
  sealed: readonly Placed<SealedValue>[],
  key: Uint8Array,
  event: EventPlace,
): readonly Placed<unknown>[] {
  const alone = sealed.filter(({ value }) => value.$at === undefined);
  const together = sealed
    .filter(({ value }) => value.$at !== undefined)
    .toSorted((one, other) => (one.value.$at ?? 0) - (other.value.$at ?? 0));
  const opened = alone.map((one) => ({ path: one.path, value: contentOf(one.value.$box, key, event, [one]) }));
  if (together.length === 0) return opened;
  const values = contentOf(together[0]?.value.$box, key, event, together) as readonly unknown[];
  return [...opened, ...together.map(({ path }, index) => ({ path, value: values[index] }))];
}

const contentOf = (
  box: string | undefined,
  key: Uint8Array,
  event: EventPlace,
  values: readonly Placed<unknown>[],
): unknown =>
  JSON.parse(textOf.decode(openBox(Buffer.from(box ?? '', 'base64'), key, placeOf(event, values)))) as unknown;

const textOf = new TextDecoder();

/** Stream, event and the paths of all that lies in a box. */
const placeOf = ({ streamId, id }: EventPlace, values: readonly Placed<unknown>[]): string =>
  [streamId, id, ...values.map(({ path }) => path)].join('\n');
