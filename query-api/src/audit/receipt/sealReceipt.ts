import { createHash } from 'node:crypto';
import type { Sign } from '@talloor/platform/createSigner.ts';
import { documentKeyOf } from '@talloor/platform/seals/documentKey.ts';

export type ReceiptOf = {
  readonly orderNumber: string;
  readonly version: number;
  readonly revision: number;
  /** SHA-256 in hex. */
  readonly hash: string;
};

/** PDF readers treat it as a comment. */
const sealLine = /^%talloor-receipt (\d{1,20}) (\d{1,6}) (\d{1,9}) ([0-9a-f]{64}) ([\w-]{43})( [\w-]{86})?\n$/;
const lineBytes = 350;

const lineOf = ({ orderNumber, version, revision, hash }: ReceiptOf): string =>
  `%talloor-receipt ${orderNumber} ${version} ${revision} ${hash}`;

const contentOf = (document: Uint8Array, line: string): string =>
  `${createHash('sha256').update(document).digest('hex')} ${line}`;

const signatureOf = (sign: Sign, content: string): string =>
  Buffer.from(documentKeyOf(sign).sign(Buffer.from(content)), 'base64').toString('base64url');

/** Appends a line with event, HMAC and signature over all bytes (ADR 0111). */
export function sealReceipt(sign: Sign, document: Uint8Array, of: ReceiptOf, proofs: readonly object[]): Buffer {
  const line = lineOf(of);
  const whole = withProofs(document, proofs);
  const content = contentOf(whole, line);
  return Buffer.concat([whole, Buffer.from(`${line} ${sign('receipt', content)} ${signatureOf(sign, content)}\n`)]);
}

function withProofs(document: Uint8Array, proofs: readonly object[]): Buffer {
  const bytes = Buffer.from(document);
  const end = bytes.lastIndexOf('startxref');
  const comments = proofs.map((proof) => `%talloor-proof ${JSON.stringify(proof)}\n`).join('');
  const newline = bytes.at(-1) === 0x0a ? '' : '\n';
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(comments), bytes.subarray(end), Buffer.from(newline)]);
}

/** `none` without a seal, `changed` for another content. */
export function openSeal(sign: Sign, file: Uint8Array): ReceiptOf | 'none' | 'changed' {
  const bytes = Buffer.from(file);
  const start = bytes.lastIndexOf('%talloor-receipt ');
  if (start < 0 || bytes.length - start > lineBytes) return 'none';
  const [, orderNumber = '', version, revision, hash = '', seal, signature] =
    sealLine.exec(bytes.subarray(start).toString('latin1')) ?? [];
  if (seal === undefined) return 'changed';
  const of = { orderNumber, version: Number(version), revision: Number(revision), hash };
  const content = contentOf(bytes.subarray(0, start), lineOf(of));
  const isSigned = signature === undefined || signature === ` ${signatureOf(sign, content)}`;
  return sign('receipt', content) === seal && isSigned ? of : 'changed';
}
