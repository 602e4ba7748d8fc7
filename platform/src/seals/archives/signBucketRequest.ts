import { createHash, createHmac } from 'node:crypto';

export type BucketAccess = { readonly region: string; readonly keyId: string; readonly secret: string };

type BucketRequest = {
  readonly method: string;
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyHash: string;
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export function signBucketRequest(
  { method, url, headers, bodyHash }: BucketRequest,
  { region, keyId, secret }: BucketAccess,
  now: Date,
): Record<string, string> {
  const time = now.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = time.slice(0, 8);
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': time,
  };
  const names = Object.keys(all).toSorted();
  const signedHeaders = names.join(';');
  const path = url.pathname.split('/').map((part) => encodePart(decodeURIComponent(part)));
  const lines = [
    method,
    path.join('/'),
    '',
    ...names.map((name) => `${name}:${all[name]}`),
    '',
    signedHeaders,
    bodyHash,
  ];
  const scope = `${day}/${region}/s3/aws4_request`;
  const request = createHash('sha256').update(lines.join('\n')).digest('hex');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day));
  const signature = hmac(key, `AWS4-HMAC-SHA256\n${time}\n${scope}\n${request}`).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
  return { ...all, authorization };
}

const encodePart = (part: string): string =>
  encodeURIComponent(part).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
