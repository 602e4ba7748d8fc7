import { createHash } from 'node:crypto';
import { canonicalJson } from './codec/canonicalJson.ts';

/** Tells one JSON value from another, whatever the order of its members: what a page saw, said again in 22 characters. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256').update(canonicalJson(value)).digest('base64url').slice(0, 22);
