import { createHmac, hkdfSync } from 'node:crypto';
import { commandHashOf } from './commandIds.ts';

/** Keyed, so that nobody can guess what an erased person wrote. */
export function createCommandHash(masterKey: Uint8Array): (body: unknown) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'talloor command hash', 32));
  return (body) => createHmac('sha256', key).update(commandHashOf(body)).digest('hex');
}
