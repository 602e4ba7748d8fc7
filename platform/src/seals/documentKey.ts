import { createPrivateKey, createPublicKey, sign as signBytes } from 'node:crypto';
import type { Sign } from '../createSigner.ts';
import type { SealingKey } from './seal.ts';

/** PKCS #8 of an Ed25519 seed (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs receipts. Seals name its public half. */
export function documentKeyOf(sign: Sign): SealingKey {
  const seed = Buffer.from(sign('documents', 'ed25519'), 'base64url');
  const key = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (bytes) => signBytes(null, bytes, key).toString('base64'),
  };
}
