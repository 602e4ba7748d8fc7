import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '../codec/canonicalJson.ts';
import { hashJson } from '../codec/hashChain.ts';

export const sealsStream = 'seals';
export const sealType = 'HistorySealed';

/** Root in hex. */
export type SealedTree = { readonly root: string; readonly count: number };

export type SealBody = {
  readonly number: number;
  readonly storeId: string;
  readonly at: string;
  readonly from: string;
  readonly position: string;
  readonly previous: string | null;
  readonly events: SealedTree;
  readonly heads: SealedTree;
  readonly changes: SealedTree & { readonly fromId: string; readonly lastId: string };
  readonly recorded: { readonly from: string; readonly to: string } | null;
  /** Ed25519, SubjectPublicKeyInfo in base64. */
  readonly key: string;
  readonly earlierKeys: readonly { readonly key: string; readonly lastNumber: number }[];
  readonly nextKey: string | null;
  readonly documentKey?: string | undefined;
};

export type Seal = SealBody & { readonly signature: string };

export type SealingKey = { readonly publicKey: string; readonly sign: (bytes: Uint8Array) => string };

export const signSeal = (body: SealBody, key: SealingKey): Seal => ({
  ...body,
  signature: key.sign(Buffer.from(canonicalJson(body))),
});

export const sealHash = (seal: Seal): string => hashJson(seal);

export function isSignedSeal({ signature, ...body }: Seal): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(body.key, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType !== 'ed25519') return false;
    return verify(null, Buffer.from(canonicalJson(body)), key, Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

export const keysThrough = ({ number, key, earlierKeys, nextKey }: Seal): SealBody['earlierKeys'] =>
  nextKey === null ? earlierKeys : [...earlierKeys, { key, lastNumber: number }];

/** The lost key could not name its successor. */
export const keysBeforeReplacement = (last: Seal): SealBody['earlierKeys'] => [
  ...keysThrough(last),
  { key: last.nextKey ?? last.key, lastNumber: last.number },
];

export type SealFault =
  | 'wrong_signature'
  | 'wrong_number'
  | 'wrong_previous'
  | 'wrong_key'
  | 'key_replaced'
  | 'wrong_earlier_keys'
  | 'gap';

/** Null when the seal follows. `previous` null: the first one. */
export function checkSuccession(previous: Seal | null, seal: Seal): SealFault | null {
  if (!isSignedSeal(seal)) return 'wrong_signature';
  if (seal.number !== (previous?.number ?? 0) + 1) return 'wrong_number';
  if (seal.previous !== (previous && sealHash(previous))) return 'wrong_previous';
  if (previous === null) return null;
  const isReplaced = seal.key !== (previous.nextKey ?? previous.key);
  const earlierKeys = isReplaced ? keysBeforeReplacement(previous) : keysThrough(previous);
  if (canonicalJson(seal.earlierKeys) !== canonicalJson(earlierKeys))
    return isReplaced ? 'wrong_key' : 'wrong_earlier_keys';
  const continues = seal.from === previous.position && seal.changes.fromId === previous.changes.lastId;
  if (!continues || seal.position < seal.from) return 'gap';
  return isReplaced ? 'key_replaced' : null;
}
