import type { UblDocument } from '../ublDocument.ts';
import type { XmlElement } from '../xml/xmlElement.ts';

export type Severity = 'fatal' | 'warning';

export type Holds = (element: XmlElement, document: UblDocument) => boolean;

/** Checked at each element of its place (`UblDocument.select`). */
export type Check = {
  readonly id: string;
  readonly severity: Severity;
  readonly place: string;
  readonly message: string;
  readonly holds: Holds;
};

export type CheckRow = readonly [id: string, message: string, holds: Holds, severity?: Severity];

export const checksAt = (place: string, rows: readonly CheckRow[]): readonly Check[] =>
  rows.map(([id, message, holds, severity = 'fatal']) => ({ id, severity, place, message, holds }));

export const always: Holds = () => true;

export const has =
  (path: string): Holds =>
  (element) =>
    element.has(path);

export const hasText =
  (path: string): Holds =>
  (element) =>
    element.hasText(path);

export const atMostOne =
  (path: string): Holds =>
  (element) =>
    element.count(path) <= 1;

export const hasNot =
  (path: string): Holds =>
  (element) =>
    !element.has(path);
