import type { Check, Severity } from './checks/check.ts';
import { en16931Checks } from './checks/en16931/en16931Checks.ts';
import { peppolChecks } from './checks/peppol/peppolChecks.ts';
import { structureChecks } from './checks/structure.ts';
import { UblDocument } from './ublDocument.ts';
import { readXml } from './xml/readXml.ts';
import { XmlRefusal } from './xml/xmlRefusal.ts';

export type Finding = {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  /** The first ones. */
  readonly places: readonly FindingPlace[];
  readonly count: number;
};

export type FindingPlace = {
  readonly line: number;
  /** Path below the root, as InvoiceLine[2]/Price; empty for the root. */
  readonly path: string;
};

const shownPlaces = 3;

export const allChecks: readonly Check[] = [...structureChecks, ...en16931Checks, ...peppolChecks];

/** EN 16931 and Peppol BIS Billing 3.0. An unreadable file has one finding, whose id starts with XML. */
export function checkEInvoice(xml: string | Uint8Array): Finding[] {
  let document: UblDocument;
  try {
    document = new UblDocument(readXml(xml));
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error;
    const { ruleId, message, line } = error;
    return [{ ruleId, severity: 'fatal', message, places: line > 0 ? [{ line, path: '' }] : [], count: 1 }];
  }
  return checkDocument(document);
}

function checkDocument(document: UblDocument): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { id, severity, message, place, holds } of allChecks) {
    const broken = document.select(place).filter((element) => !holds(element, document));
    if (broken.length === 0) continue;
    const { places, count } = findings.get(id) ?? { places: [], count: 0 };
    const shown = broken.slice(0, shownPlaces - places.length);
    findings.set(id, {
      ruleId: id,
      severity,
      message,
      places: [...places, ...shown.map((element) => ({ line: element.line, path: element.path }))],
      count: count + broken.length,
    });
  }
  return [...findings.values()];
}

export function describeFinding({ ruleId, severity, message, places, count }: Finding): string {
  const more = count > places.length ? ` and ${count - places.length} more` : '';
  const where = places.map(({ line, path }) => `line ${line}${path === '' ? '' : ` ${path}`}`).join(', ') + more;
  const notes = [severity === 'warning' ? 'warning' : '', where].filter((note) => note !== '');
  return `${ruleId} ${message}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
