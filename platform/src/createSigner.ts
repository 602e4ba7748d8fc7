import { createHmac, hkdfSync } from 'node:crypto';

/** HMAC-SHA256 in base64url under the tenant's key of one purpose. */
export type Sign = (purpose: string, text: string) => string;

/** Derives a key per purpose from the master key. */
export function createSigner(masterKey: Uint8Array): Sign {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', masterKey, '', `talloor ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
}
