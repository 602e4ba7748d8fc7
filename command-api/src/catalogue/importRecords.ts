import { importRecords as takeDelivery } from '@talloor/catalogue/import/importRecords.ts';
import { ImportRefused } from '@talloor/catalogue/import/importRefused.ts';
import { mostBytes } from '@talloor/catalogue/import/reading/takeBytes.ts';
import type { Charset } from '@talloor/catalogue/import/reading/decodeText.ts';
import { getImport, importRecords } from '@talloor/contracts/endpoints/erp.ts';
import { route, type RequestContext, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { RateLimit } from '@talloor/platform/http/rateLimits.ts';
import type { CommandSide } from '../commandSide.ts';

/** Failures per address and 15 minutes: guessed keys, unreadable or endlessly repeated files. */
export const erpLimits = (attempts: number): readonly RateLimit[] =>
  [importRecords, getImport].map(({ name }) => ({
    endpoint: name,
    windowSeconds: 15 * 60,
    perAddress: attempts * 30,
    problem: 'request.rate_limited',
  }));

/** Reads while receiving; answers after the last write. */
export const importRecordsRoute = ({ imports, clock }: Pick<CommandSide, 'imports' | 'clock'>): Route =>
  route(importRecords, async ({ params: { subject }, query }, { apiKey, request, response }) => {
    if (!apiKey.scopes.includes(subject)) throw new Problem('api_key.not_for_subject');
    const format = formatOf(request);
    if (Number(request.get('content-length') ?? 0) > mostBytes) {
      // Ignores the rest of the request.
      response.setHeader('connection', 'close');
      throw new Problem('import.too_large');
    }
    const { delimiter = null } = query;
    try {
      const report = await takeDelivery(imports, clock, {
        subject,
        batch: query.batch,
        dryRun: query.dry_run === '1',
        by: `erp:${apiKey.name}`,
        source: 'erp',
        bytes: request,
        delimiter: delimiter === 'tab' ? '\t' : delimiter,
        ...format,
      });
      return { body: { ...report, errors: [...report.errors], notes: [...report.notes] } };
    } catch (error) {
      throw problemOf(error, request);
    }
  });

type Request = RequestContext['request'];

const charsetsByName: Readonly<Record<string, Charset>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  // As in browsers, ISO 8859-1 means Windows-1252.
  'iso-8859-1': 'windows-1252',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
};

function formatOf(request: Request): { readonly format: 'csv' | 'ndjson'; readonly charset: Charset | null } {
  const isCsv = request.is('text/csv');
  const isNdjson = request.is(['application/x-ndjson', 'application/ndjson', 'application/jsonl']);
  const [, name] = /;\s*charset="?([\w-]+)"?/i.exec(request.get('content-type') ?? '') ?? [];
  const charset = name === undefined ? null : charsetsByName[name.toLowerCase()];
  const isPlain = (request.get('content-encoding') ?? 'identity') === 'identity';
  if ((!isCsv && !isNdjson) || charset === undefined || !isPlain) throw new Problem('request.unsupported_media_type');
  return { format: isCsv ? 'csv' : 'ndjson', charset };
}

function problemOf(error: unknown, request: Request): unknown {
  if (error instanceof ImportRefused) {
    const { code, message, line } = error;
    const parameters = { reason: message, ...(line === null ? {} : { line }) };
    return new Problem(code, code === 'import.unreadable' ? { detail: message, parameters } : {});
  }
  // The client has gone; nothing was written.
  return request.destroyed && !request.complete ? new Problem('request.malformed') : error;
}
