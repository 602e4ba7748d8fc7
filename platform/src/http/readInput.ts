import type { Request, RequestHandler, Response } from 'express';
import express from 'express';
import { z } from 'zod';
import type { Endpoint } from '@talloor/contracts/endpoint.ts';
import { readInNamedCharset } from './formCharset.ts';
import type { Input } from './handler.ts';
import { Problem } from './problem.ts';
import { readForm } from './readForm.ts';

// No client compresses, and an aborted compressed body would hang.
const [limit, inflate] = ['256kb', false];
const jsonReader = (most: string | number) => express.json({ limit: most, inflate, strict: false, type: () => true });
const readText = express.text({ limit, inflate, type: () => true });

type Place = 'params' | 'query' | 'body';

/**
 * An invalid parameter is 404 (readings.md); an invalid query or body is 400 with every field.
 * @throws Problem
 */
export function createInputReader<E extends Endpoint>(
  endpoint: E,
): (request: Request, response: Response) => Promise<Input<E>> {
  const querySchema = endpoint.query instanceof z.ZodObject ? endpoint.query.strict() : endpoint.query;
  const readJson = jsonReader(endpoint.bodyLimit ?? limit);
  return async (request, response) => {
    const params = endpoint.params.safeParse(request.params);
    if (!params.success) throw new Problem('not_found');
    const { _locale: _, ...queryParameters } = readInNamedCharset(queryTextOf(request)) ?? request.query;
    const query = parse(querySchema, queryParameters, 'query');
    const body = parse(endpoint.body, await inTime(readBody(endpoint, readJson, request, response), response), 'body');
    return { params: params.data, query, body } as Input<E>;
  };
}

const queryTextOf = ({ url }: Request): Buffer => Buffer.from(url.slice(url.indexOf('?') + 1));

const bodyPatienceMs = 30_000;

async function inTime(reading: Promise<unknown>, response: Response): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      response.setHeader('connection', 'close');
      reject(malformed([{ in: 'body', path: '', message: 'did not come in time' }]));
    }, bodyPatienceMs);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

type BodyType = NonNullable<Endpoint['bodyType']>;
const mediaTypes = {
  json: ['application/json', 'application/*+json'],
  text: ['text/plain'],
  form: ['multipart/form-data', 'application/x-www-form-urlencoded'],
} as const satisfies Record<Exclude<BodyType, 'stream' | 'file'>, readonly string[]>;

async function readBody(
  endpoint: Endpoint,
  readJson: RequestHandler,
  request: Request,
  response: Response,
): Promise<unknown> {
  const { bodyType = 'json' } = endpoint;
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (bodyType === 'stream' || bodyType === 'file') return undefined;
  if (!hasBody) return bodyType === 'text' ? '' : undefined;
  if (!request.is([...mediaTypes[bodyType]])) throw new Problem('request.unsupported_media_type');
  if (bodyType === 'form') {
    await readForm(request, response).catch((error: unknown) => {
      throw problemOfBody(error);
    });
    return request.body;
  }
  const read = bodyType === 'text' ? readText : readJson;
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(problemOfBody(error))));
  });
  return request.body;
}

function parse(schema: z.ZodType, value: unknown, place: Place): unknown {
  const unfit = findUnfitText(value, []);
  if (unfit !== null)
    throw malformed([{ in: place, path: unfit.join('.'), message: 'holds characters or names that are refused' }]);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw malformed(
    result.error.issues
      .flatMap(closestIssues)
      .flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys.map((key) => ({ in: place, path: [...issue.path, key].join('.'), message: 'unknown field' }))
          : [{ in: place, path: issue.path.join('.'), message: issue.message }],
      ),
  );
}

function closestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const shapes = issue.errors.map((issues) => issues.flatMap(closestIssues));
  const [closest] = shapes.toSorted((a, b) => a.length - b.length);
  if (closest === undefined || closest.length === 0) return [issue];
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

const malformed = (errors: { in: Place; path: string; message: string }[]) =>
  new Problem('request.malformed', { errors: errors.slice(0, 50) });

/** Stores and mails cannot hold lone surrogates and control characters. */
const isUnfit = (value: string) => /[\p{Cs}\p{Cc}]/u.test(value.replaceAll(/[\t\r\n]/g, ''));

function findUnfitText(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return isUnfit(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > 20) return path;
  for (const [key, inner] of Object.entries(value)) {
    if (isUnfit(key) || key === '__proto__') return path;
    const unfitPath = findUnfitText(inner, [...path, key]);
    if (unfitPath !== null) return unfitPath;
  }
  return null;
}

function problemOfBody(error: unknown): unknown {
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return new Problem('request.too_large');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new Problem('request.unsupported_media_type');
    case 'entity.parse.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return malformed([{ in: 'body', path: '', message: 'unreadable' }]);
    default:
      return isClientsFault(error) ? malformed([{ in: 'body', path: '', message: 'unreadable' }]) : error;
  }
}

const isClientsFault = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && Number(error.status) < 500;
