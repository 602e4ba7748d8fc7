import { createHash } from 'node:crypto';
import type { Sign } from '@talloor/platform/createSigner.ts';

export type ReceiptOf = {
  readonly orderNumber: string;
  readonly version: number;
  readonly revision: number;
  /** SHA-256 in hex. */
  readonly hash: string;
};

/** PDF readers treat it as a comment. */
const sealLine = /^%talloor-receipt (\d{1,20}) (\d{1,6}) (\d{1,9}) ([0-9a-f]{64}) ([\w-]{43})\n$/;
const lineBytes = 300;

const lineOf = ({ orderNumber, version, revision, hash }: ReceiptOf): string =>
  `%talloor-receipt ${orderNumber} ${version} ${revision} ${hash}`;

const signed = (sign: Sign, document: Uint8Array, line: string): string =>
  sign('receipt', `${createHash('sha256').update(document).digest('hex')} ${line}`);

/** Appends a line with event and HMAC over all bytes (ADR 0111). */
export function sealReceipt(sign: Sign, document: Uint8Array, of: ReceiptOf): Buffer {
  const line = lineOf(of);
  const whole = document.at(-1) === 0x0a ? document : Buffer.concat([document, Buffer.from('\n')]);
  return Buffer.concat([whole, Buffer.from(`${line} ${signed(sign, whole, line)}\n`)]);
}

/** `none` without a seal, `changed` for another content. */
export function openSeal(sign: Sign, file: Uint8Array): ReceiptOf | 'none' | 'changed' {
  const bytes = Buffer.from(file);
  const start = bytes.lastIndexOf('%talloor-receipt ');
  if (start < 0 || bytes.length - start > lineBytes) return 'none';
  const [, orderNumber = '', version, revision, hash = '', seal] =
    sealLine.exec(bytes.subarray(start).toString('latin1')) ?? [];
  if (seal === undefined) return 'changed';
  const of = { orderNumber, version: Number(version), revision: Number(revision), hash };
  return signed(sign, bytes.subarray(0, start), lineOf(of)) === seal ? of : 'changed';
}
