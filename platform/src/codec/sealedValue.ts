import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { AppendRefused, type Json } from '../event-store/port.ts';
import { InvalidEvent } from './codec.ts';

/** A personal value as it is stored: whose key opens it, and base64 of nonce (12), tag (16) and AES-256-GCM ciphertext. */
export type SealedValue = { readonly $sealedFor: string; readonly $box: string };

const nonceLength = 12;
const tagLength = 16;

export const isSealed = (value: unknown): value is SealedValue =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<SealedValue>).$sealedFor === 'string' &&
  typeof (value as Partial<SealedValue>).$box === 'string';

/** @param place what the ciphertext is bound to: it opens nowhere else */
export function seal(value: unknown, personId: string, key: Uint8Array, place: string): SealedValue & Json {
  const plain = JSON.stringify(value);
  refuseUnstorable(plain);
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(place));
  const box = [cipher.update(plain, 'utf8'), cipher.final()];
  return { $sealedFor: personId, $box: Buffer.concat([nonce, cipher.getAuthTag(), ...box]).toString('base64') };
}

/** What no store takes in the open is not smuggled past it under a seal: a reader's tables would choke on it. */
function refuseUnstorable(json: string): void {
  if (!json.includes('\\u')) return;
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(json)) throw new AppendRefused('nul_character');
  if (/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(json)) throw new InvalidEvent('a personal field has half a character');
}

/** @throws where the box was sealed under another key or for another place, or was changed */
export function open(sealed: SealedValue, key: Uint8Array, place: string): unknown {
  const box = Buffer.from(sealed.$box, 'base64');
  const cipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceLength), { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(place));
  cipher.setAuthTag(box.subarray(nonceLength, nonceLength + tagLength));
  const plain = cipher.update(box.subarray(nonceLength + tagLength), undefined, 'utf8') + cipher.final('utf8');
  return JSON.parse(plain) as unknown;
}

/** Stream, event and path: a sealed value copied to another of them does not open. */
export const placeOf = (streamId: string, eventId: string, path: string): string => `${streamId}\n${eventId}\n${path}`;
