import { explainInvoice } from '@talloor/contracts/endpoints/invoices.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { Problem } from '@talloor/platform/http/problem.ts';
import type { AuditSide } from '../auditSide.ts';
import { findActorNames } from '../findActorNames.ts';
import { explainDocument } from './explainDocument.ts';
import { explanationWriter } from './explanationWriter.ts';
import { actorIds, readSources } from './sources.ts';
import { viewExplanation } from './viewExplanation.ts';

/** Reads the events themselves; other customers get 404. */
export const explainInvoiceRoute = (side: AuditSide): Route =>
  route(explainInvoice, async ({ params: { number } }, { customerNumber, language }) => {
    const sources = await readSources(side, number, customerNumber);
    if (!sources) throw new Problem('invoice.not_found');
    const names = await findActorNames(side.pool, actorIds(sources));
    const document = explainDocument(sources, explanationWriter(language, names));
    return { body: viewExplanation(number, document) };
  });
