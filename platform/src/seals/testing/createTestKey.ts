import { generateKeyPairSync, sign } from 'node:crypto';
import type { SealingKey } from '../seal.ts';

export function createTestKey(): SealingKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (bytes) => sign(null, bytes, privateKey).toString('base64'),
  };
}
