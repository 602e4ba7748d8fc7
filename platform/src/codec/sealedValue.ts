import { AppendRefused, type Json } from '../event-store/port.ts';
import { InvalidEvent } from './codec.ts';
import { openBox, sealBox } from './sealedBox.ts';

/** A personal value as it is stored: whose key opens it, and base64 of its sealed box. */
export type SealedValue = { readonly $sealedFor: string; readonly $box: string };

export const isSealed = (value: unknown): value is SealedValue =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<SealedValue>).$sealedFor === 'string' &&
  typeof (value as Partial<SealedValue>).$box === 'string';

/** @param place what the ciphertext is bound to: it opens nowhere else */
export function seal(value: unknown, personId: string, key: Uint8Array, place: string): SealedValue & Json {
  const plain = JSON.stringify(value);
  refuseUnstorable(plain);
  const box = sealBox(Buffer.from(plain), key, place);
  return { $sealedFor: personId, $box: Buffer.from(box.buffer, box.byteOffset, box.length).toString('base64') };
}

/** What no store takes in the open is not smuggled past it under a seal: a reader's tables would choke on it. */
function refuseUnstorable(json: string): void {
  if (!json.includes('\\u')) return;
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(json)) throw new AppendRefused('nul_character');
  if (/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(json)) throw new InvalidEvent('a personal field has half a character');
}

/** @throws where the box was sealed under another key or for another place, or was changed */
export function open(sealed: SealedValue, key: Uint8Array, place: string): unknown {
  return JSON.parse(new TextDecoder().decode(openBox(Buffer.from(sealed.$box, 'base64'), key, place))) as unknown;
}

/** Stream, event and path: a sealed value copied to another of them does not open. */
export const placeOf = (streamId: string, eventId: string, path: string): string => `${streamId}\n${eventId}\n${path}`;
