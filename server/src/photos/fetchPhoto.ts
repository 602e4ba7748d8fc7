const patienceMs = 20_000;

/** @throws Error in words: no answer, an error of the server, or too large */
export async function fetchPhoto(address: string, mostBytes: number): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) throw new Error('is no http:// or https:// address');
  const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch(() => null);
  if (answer === null) throw new Error('its server does not answer');
  if (!answer.ok || answer.body === null) throw new Error(`its server answers ${answer.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error(`is larger than ${mostBytes / 1_000_000} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
