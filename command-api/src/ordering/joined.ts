/** JSON parts as bytes. @param parts bytes, or ASCII text */
export function joined(parts: readonly (Uint8Array | string)[]): Buffer {
  const whole = Buffer.allocUnsafe(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') whole.write(part, at, 'latin1');
    else whole.set(part, at);
    at += part.length;
  }
  return whole;
}
