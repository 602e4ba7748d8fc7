import { mostBytes } from '@talloor/catalogue/import/reading/takeBytes.ts';
import { ImportRefused } from '@talloor/catalogue/import/importRefused.ts';
import { reportDeliveries } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { erp, type ReportSide } from './reportDelivery.ts';
import { takeReports } from './takeReports.ts';

/** What keys are for that may tell of deliveries. */
const scope = 'deliveries';

/** The ERP tells of deliveries: its reports are taken in as they come, and answered when the last one is. */
export const reportDeliveriesRoute = (side: ReportSide): Route =>
  route(reportDeliveries, async (_, { apiKey, request, response }) => {
    if (!apiKey.scopes.includes(scope)) throw new Problem('api_key.not_for_subject');
    const isPlain = (request.get('content-encoding') ?? 'identity') === 'identity';
    if (!request.is(['application/x-ndjson', 'application/ndjson', 'application/jsonl']) || !isPlain)
      throw new Problem('request.unsupported_media_type');
    if (Number(request.get('content-length') ?? 0) > mostBytes) {
      // Nobody reads what is still to come.
      response.setHeader('connection', 'close');
      throw new Problem('import.too_large');
    }
    try {
      return { body: await takeReports(side, request, erp) };
    } catch (error) {
      if (error instanceof ImportRefused)
        throw new Problem(error.code, { parameters: { reason: error.message }, detail: error.message });
      // Whoever sent it went away: there is nobody to answer; what was taken in stays, and comes again.
      throw request.destroyed && !request.complete ? new Problem('request.malformed') : error;
    }
  });
