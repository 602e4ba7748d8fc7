import { mostBytes } from '@talloor/catalogue/import/reading/takeBytes.ts';
import { ImportRefused } from '@talloor/catalogue/import/importRefused.ts';
import { reportDeliveries } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { erp, type ReportSide } from './reportDelivery.ts';
import { takeReports } from './takeReports.ts';

/** Scope of API keys. */
const scope = 'deliveries';

/** Processes reports while they arrive; answers after the last. */
export const reportDeliveriesRoute = (side: ReportSide): Route =>
  route(reportDeliveries, async (_, { apiKey, request, response }) => {
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
      return { body: await takeReports(side, request, erp) };
    } catch (error) {
      if (error instanceof ImportRefused)
        throw new Problem(error.code, { parameters: { reason: error.message }, detail: error.message });
      // The client has gone; stored reports stay, and repeats are harmless.
      throw request.destroyed && !request.complete ? new Problem('request.malformed') : error;
    }
  });
