import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** AES-256-GCM: nonce (12 bytes, random), tag (16) and ciphertext; `place` is authenticated with it, not stored. */
export function sealBox(plain: Uint8Array, key: Uint8Array, place: string): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(place));
  const box = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...box]);
}

/** @throws where the box was sealed under another key or for another place, or was changed */
export function openBox(box: Uint8Array, key: Uint8Array, place: string): Uint8Array {
  const cipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceLength), { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(place));
  cipher.setAuthTag(box.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([cipher.update(box.subarray(nonceLength + tagLength)), cipher.final()]);
}
