import { explainInvoice } from '@talloor/contracts/endpoints/invoiceExplanation.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import { dayAt } from '@talloor/rules/delivery/brusselsTime.ts';
import { findPriceUnits } from '../../invoices/findPriceUnits.ts';
import type { ReadSide } from '../../readSide.ts';
import type { AuditSide } from '../auditSide.ts';
import { findActorNames } from '../findActorNames.ts';
import { explainDocument } from './explainDocument.ts';
import { explanationWriter } from './explanationWriter.ts';
import { actorIds, pickedLines, readSources } from './sources.ts';
import { viewExplanation } from './viewExplanation.ts';

/** Reads the events themselves; other customers get 404. */
export const explainInvoiceRoute = (side: AuditSide & Pick<ReadSide, 'catalogue'>): Route =>
  route(explainInvoice, async ({ params: { number } }, { customerNumber, language }) => {
    const sources = await readSources(side, number, customerNumber);
    if (!sources) throw new Problem('invoice.not_found');
    const names = await findActorNames(side.pool, actorIds(sources));
    const weighed = pickedLines(sources).filter(({ weight }) => weight !== null);
    const articles = weighed.map(({ articleNumber }) => articleNumber);
    const priceUnitOf = await findPriceUnits(side.catalogue, articles, dayAt(side.clock.now().getTime()));
    const document = explainDocument(sources, explanationWriter(language, names, priceUnitOf));
    return { body: viewExplanation(number, document) };
  });
