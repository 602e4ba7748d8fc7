import { hash } from 'node:crypto';
import { hashJson } from '../codec/hashChain.ts';

/** Namespaces of uuid v5 names. Changing one makes repeated commands unknown. */
const commands = namespaceOf('b5d4c8f2-0f0b-4c0e-9d0a-6a4d5d5a1c01');
const events = namespaceOf('b5d4c8f2-0f0b-4c0e-9d0a-6a4d5d5a1c02');

export const commandIdOf = (user: string, route: string, key: string): string =>
  v5(JSON.stringify([user, route, key]), commands);

/** SHA-256 of canonical JSON: the same key with another body is rejected. */
export const commandHashOf = (body: unknown): string => hashJson(body ?? null);

/**
 * Id of a command's n-th event in one stream; equal for a retry. `making` names one encoding: a second decision has
 * other times and seals.
 */
export const eventIdOf = (commandId: string, streamId: string, index: number, making: string): string =>
  v5(`${commandId}:${streamId}:${index}:${making}`, events);

function namespaceOf(uuid: string): Buffer {
  return Buffer.from(uuid.replaceAll('-', ''), 'hex');
}

/** RFC 9562, 5.5: SHA-1 of namespace and name, cut to 16 bytes. */
function v5(name: string, namespace: Buffer): string {
  const hex = hash('sha1', Buffer.concat([namespace, Buffer.from(name)]), 'hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const rest = `${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${rest}`;
}
