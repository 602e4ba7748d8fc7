import { createHmac, hkdfSync } from 'node:crypto';
import { commandHashOf } from './commandIds.ts';

/**
 * Hashes bodies that a person wrote under a key made of the tenant's master key: the hash stays in the metadata for ever,
 * and whoever has only the store cannot try out what an erased person had written.
 */
export function createCommandHash(masterKey: Uint8Array): (body: unknown) => string {
  const key = Buffer.from(hkdfSync('sha256', masterKey, '', 'talloor command hash', 32));
  return (body) => createHmac('sha256', key).update(commandHashOf(body)).digest('hex');
}
