import { createHmac, hkdfSync } from 'node:crypto';

/** HMAC-SHA256 in base64url, with a key per purpose. */
export type Sign = (purpose: string, text: string) => string;

export function createSigner(masterKey: Uint8Array): Sign {
  const keys = new Map<string, Buffer>();
  const keyOf = (purpose: string): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', masterKey, '', `talloor ${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
}
