import { hkdfSync } from 'node:crypto';
import type { Request } from 'express';
import { openBox, sealBox } from '../codec/sealedBox.ts';

type SessionRequest = Pick<Request, 'sessionID' | 'cookies'>;

/** Derived from the session id, so that a leftover cookie is unreadable. */
const keyOf = ({ sessionID }: SessionRequest, name: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', sessionID, '', `talloor cookie ${name}`, 32));

/** JSON under AES-256-GCM in base64url, for this session only. */
export function sealCookie(request: SessionRequest, name: string, content: unknown): string {
  const box = sealBox(Buffer.from(JSON.stringify(content)), keyOf(request, name), name);
  return Buffer.from(box).toString('base64url');
}

/** Null for no cookie or another session's. */
export function openCookie(request: SessionRequest, name: string): unknown {
  const { [name]: sealed } = request.cookies as Readonly<Record<string, unknown>>;
  if (typeof sealed !== 'string') return null;
  try {
    const text = Buffer.from(openBox(Buffer.from(sealed, 'base64url'), keyOf(request, name), name)).toString();
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
