import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import express from 'express';
import multer from 'multer';
import { readInNamedCharset } from './formCharset.ts';

/** Limits of a form without files, in bytes. */
const most = { fields: 100, fieldNameSize: 100, fieldSize: 32 * 1024, fieldNestingDepth: 1, fieldArrayIndexLimit: 100 };
const limit = 256 * 1024;

const inNamedCharset = new WeakMap<IncomingMessage, ReturnType<typeof readInNamedCharset>>();
const readEncoded = express.urlencoded({
  limit,
  inflate: false,
  extended: false,
  parameterLimit: most.fields,
  verify: (request, _response, bytes) => {
    const namesCharset = /;\s*charset=/i.test(request.headers['content-type'] ?? '');
    if (!namesCharset) inNamedCharset.set(request, readInNamedCharset(bytes));
  },
});
const readParts = multer({ limits: { ...most, parts: most.fields, fileSize: 0 } }).none();

export type FormFault = { readonly type: 'entity.too.large' | 'encoding.unsupported' | 'entity.parse.failed' };

/** Into `request.body`; repeated names and `[]` give lists. @throws FormFault */
export async function readForm(request: Request, response: Response): Promise<void> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity') throw fault('encoding.unsupported');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw fault('entity.too.large');
  const read: RequestHandler = request.is('multipart/form-data') ? readParts : readEncoded;
  await new Promise<void>((resolve, reject) => {
    read(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(faultOf(error))));
  });
  request.body = inNamedCharset.get(request) ?? (request.body as unknown);
}

const fault = (type: FormFault['type']): FormFault => ({ type });

function faultOf(error: unknown): FormFault {
  const { type, code, status } = error as { type?: unknown; code?: unknown; status?: unknown };
  if (status === 415) return fault('encoding.unsupported');
  return fault(
    type === 'entity.too.large' || code === 'LIMIT_FIELD_VALUE' ? 'entity.too.large' : 'entity.parse.failed',
  );
}
