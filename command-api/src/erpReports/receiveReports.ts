import { ImportRefused } from '@talloor/catalogue/import/importRefused.ts';
import { mostBytes } from '@talloor/catalogue/import/reading/takeBytes.ts';
import type { RequestContext } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { KeyScope } from '@talloor/rules/erp/keyScopes.ts';

type Context = Pick<RequestContext, 'request' | 'response'> & {
  readonly apiKey: { readonly scopes: readonly string[] };
};

/**
 * Processes NDJSON while it arrives; answers after the last line.
 * @throws Problem
 */
export async function receiveReports<Answer>(
  scope: KeyScope,
  { apiKey, request, response }: Context,
  take: (bytes: AsyncIterable<Uint8Array>) => Promise<Answer>,
): Promise<{ body: Answer }> {
  if (!apiKey.scopes.includes(scope)) throw new Problem('api_key.not_for_subject');
  const isPlain = (request.get('content-encoding') ?? 'identity') === 'identity';
  if (!request.is(['application/x-ndjson', 'application/ndjson', 'application/jsonl']) || !isPlain)
    throw new Problem('request.unsupported_media_type');
  if (Number(request.get('content-length') ?? 0) > mostBytes) {
    // Ignores the rest of the request.
    response.setHeader('connection', 'close');
    throw new Problem('import.too_large');
  }
  try {
    return { body: await take(request) };
  } catch (error) {
    if (error instanceof ImportRefused)
      throw new Problem(error.code, { parameters: { reason: error.message }, detail: error.message });
    // The client has gone; stored reports stay, and repeats are harmless.
    throw request.destroyed && !request.complete ? new Problem('request.malformed') : error;
  }
}
