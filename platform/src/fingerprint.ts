import { createHash } from 'node:crypto';
import { canonicalJson } from './codec/canonicalJson.ts';

/** Hash in 22 characters, independent of member order. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url').slice(0, 22);
