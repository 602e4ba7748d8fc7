import { AppendRefused } from '../eventStore/port.ts';
import { InvalidEvent } from './codec.ts';
import { openBox, sealBox } from './sealedBox.ts';

/**
 * Person and index within the event. The first value holds the box (base64) of all; a value without `$at` has its
 * own.
 */
export type SealedValue = { readonly $sealedFor: string; readonly $at?: number; readonly $box?: string };

/** Such as `/address/name`. */
export type Placed<Value> = { readonly path: string; readonly value: Value };

/** Binds a ciphertext to its event. */
export type EventPlace = { readonly streamId: string; readonly id: string };

export const isSealed = (value: unknown): value is SealedValue => {
  if (typeof value !== 'object' || value === null) return false;
  const { $sealedFor, $at, $box } = value as Partial<SealedValue>;
  return typeof $sealedFor === 'string' && (typeof $at === 'number' || typeof $box === 'string');
};

/** One person's values share a box. @returns stored values in order */
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

/** Tables cannot store some characters. */
function refuseUnstorable(json: string): void {
  if (!json.includes('\\u')) return;
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(json)) throw new AppendRefused('nul_character');
  if (/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(json)) throw new InvalidEvent('a personal field has half a character');
}

/**
 * @throws for another key or place, or changed, moved or missing values; only the event's hash shows a removed `$at`
 */
export function open(
  sealed: readonly Placed<SealedValue>[],
  key: Uint8Array,
  event: EventPlace,
): readonly Placed<unknown>[] {
  const alone = sealed.filter(({ value }) => value.$at === undefined);
  const together = sealed
    .filter(({ value }) => value.$at !== undefined)
    .toSorted((sealedValue, other) => (sealedValue.value.$at ?? 0) - (other.value.$at ?? 0));
  const openedValues = alone.map((sealedValue) => ({
    path: sealedValue.path,
    value: contentOf(sealedValue.value.$box, key, event, [sealedValue]),
  }));
  if (together.length === 0) return openedValues;
  const values = contentOf(together[0]?.value.$box, key, event, together) as readonly unknown[];
  return [...openedValues, ...together.map(({ path }, index) => ({ path, value: values[index] }))];
}

const contentOf = (
  box: string | undefined,
  key: Uint8Array,
  event: EventPlace,
  values: readonly Placed<unknown>[],
): unknown =>
  JSON.parse(textOf.decode(openBox(Buffer.from(box ?? '', 'base64'), key, placeOf(event, values)))) as unknown;

const textOf = new TextDecoder();

const placeOf = ({ streamId, id }: EventPlace, values: readonly Placed<unknown>[]): string =>
  [streamId, id, ...values.map(({ path }) => path)].join('\n');
