import { createHmac, hkdfSync } from 'node:crypto';

/**
 * HMAC-SHA256 of a text under the tenant's key of one purpose, in base64url: whoever has only the store can neither make it nor
 * try out what it was made of.
 */
export type Sign = (purpose: string, text: string) => string;

/** Signs under keys made of the tenant's master key, another one for each purpose. */
export function createSigner(masterKey: Uint8Array): Sign {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', masterKey, '', `talloor ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
}
