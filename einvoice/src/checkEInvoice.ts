import type { Check, Severity } from './checks/check.ts';
import { en16931Checks } from './checks/en16931/en16931Checks.ts';
import { peppolChecks } from './checks/peppol/peppolChecks.ts';
import { structureChecks } from './checks/structure.ts';
import { UblDocument } from './ublDocument.ts';
import { readXml } from './xml/readXml.ts';
import { XmlRefusal, type XmlRefusalId } from './xml/xmlRefusal.ts';

/** A broken rule, once for all its places. */
export type Finding = {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  /** Lines of the file where the rule is broken, in order. */
  readonly lines: readonly number[];
};

/** All rules, in the order of the output. */
export const allChecks: readonly Check[] = [...structureChecks, ...en16931Checks, ...peppolChecks];

/**
 * Broken rules of EN 16931 and Peppol BIS Billing 3.0. A file that is not read has one finding of its own, whose id
 * starts with XML.
 */
export function checkEInvoice(xml: string | Uint8Array): Finding[] {
  let document: UblDocument;
  try {
    document = new UblDocument(readXml(xml));
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error;
    return [
      { ruleId: error.ruleId, severity: 'fatal', message: error.message, lines: error.line > 0 ? [error.line] : [] },
    ];
  }
  return checkDocument(document);
}

function checkDocument(document: UblDocument): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { id, severity, message, place, holds } of allChecks) {
    const broken = document.select(place).filter((element) => !holds(element, document));
    if (broken.length === 0) continue;
    const lines = [...(findings.get(id)?.lines ?? []), ...broken.map(({ line }) => line)];
    findings.set(id, { ruleId: id, severity, message, lines });
  }
  return [...findings.values()];
}

const unreadable: readonly XmlRefusalId[] = ['XML-SYNTAX', 'XML-ROOT'];

/** Whether the file is no invoice or credit note at all. */
export const isNoEInvoice = (findings: readonly Finding[]): boolean =>
  findings.some(({ ruleId }) => (unreadable as readonly string[]).includes(ruleId));

const shownLines = 3;

/** A finding in one line: the rule, its message and where it is broken. */
export function describeFinding({ ruleId, severity, message, lines }: Finding): string {
  const more = lines.length - shownLines;
  const places = lines.slice(0, shownLines).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const notes = [...(severity === 'warning' ? ['warning'] : []), ...(lines.length > 0 ? [`line ${places}`] : [])];
  return `${ruleId} ${message}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}
