import { createCipheriv, createDecipheriv, randomFillSync } from 'node:crypto';

const nonceLength = 12;
const tagLength = 16;

/** In bulk: a system call costs more than the encryption. */
const nonces = Buffer.alloc(nonceLength * 256);
let usedBytes = nonces.length;

function freshNonce(): Uint8Array {
  if (usedBytes === nonces.length) {
    randomFillSync(nonces);
    usedBytes = 0;
  }
  usedBytes += nonceLength;
  return Uint8Array.prototype.slice.call(nonces, usedBytes - nonceLength, usedBytes);
}

/** AES-256-GCM: nonce (12 bytes), tag (16), ciphertext. `place` is authenticated, not stored. */
export function sealBox(plain: Uint8Array, key: Uint8Array, place: string): Uint8Array {
  const nonce = freshNonce();
  const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(place));
  const box = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...box]);
}

/** @throws for another key or place, or a changed box */
export function openBox(box: Uint8Array, key: Uint8Array, place: string): Uint8Array {
  const cipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, nonceLength), { authTagLength: tagLength });
  cipher.setAAD(Buffer.from(place));
  cipher.setAuthTag(box.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([cipher.update(box.subarray(nonceLength + tagLength)), cipher.final()]);
}
