import { mostErrors } from '@talloor/catalogue/import/importReport.ts';
import type { passedOverReport } from '@talloor/contracts/endpoints/erpDeliveries.ts';
import type { z } from 'zod';
import { erp } from '../../../erpReports/reportSubject.ts';
import { takeReports } from '../../../erpReports/takeReports.ts';
import { deliveryReports } from '../deliveryReports.ts';
import { withErpNumbers } from '../replacements/withErpNumbers.ts';
import type { JudgedReplacement } from '../replacements/withheldOf.ts';
import type { ReportSide } from './reportDelivery.ts';

type PassedOver = z.output<typeof passedOverReport>;

/** @throws ImportRefused, as `takeReports` */
export async function takeDeliveryReports(side: ReportSide, bytes: AsyncIterable<Uint8Array>) {
  const withheld = new Map<string, readonly JudgedReplacement[]>();
  const passedOver: PassedOver[] = [];
  const subject = deliveryReports(side);
  const report = await takeReports(side, subject, bytes, erp, {
    retried: [subject],
    onProcessed: (messageId, reported) => {
      withheld.set(messageId, reported.withheld);
      const { deliveryNumber, passedOver: over } = reported;
      if (over !== null && passedOver.length < mostErrors)
        passedOver.push({
          message_id: messageId,
          delivery_number: deliveryNumber,
          code: over.code,
          newer_at: over.at,
        });
    },
  });
  const first = [...withheld.values()].flat().slice(0, mostErrors);
  return { ...report, withheld: await withErpNumbers(side, first), passed_over: passedOver };
}
