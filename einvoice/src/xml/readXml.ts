import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decodeXml } from './decodeXml.ts';
import { XmlElement, type XmlSpace } from './xmlElement.ts';
import { XmlRefusal } from './xmlRefusal.ts';

export const xmlLimits = { bytes: 64 * 1024 * 1024, elements: 500_000, depth: 40, attributes: 40 };

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';
const spaces: ReadonlyMap<string, XmlSpace> = new Map([
  [`${ubl}CommonAggregateComponents-2`, 'cac'],
  [`${ubl}CommonBasicComponents-2`, 'cbc'],
  [`${ubl}CommonExtensionComponents-2`, null],
]);

const nameOf = ({ uri, local }: SaxesTagNS, isRoot: boolean): string =>
  spaces.has(uri) || (isRoot && uri === `${ubl}${local}-2`) ? local : `{${uri}}${local}`;

/**
 * Reads nothing outside the file: a document type, and so every declared entity, is refused.
 * @throws XmlRefusal for broken, too large or refused XML
 */
export function readXml(xml: string | Uint8Array): XmlElement {
  if (xml.length > xmlLimits.bytes) throw new XmlRefusal('XML-LIMIT', 'The file is larger than 64 MB.');
  const text = typeof xml === 'string' ? xml : decodeXml(xml);
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (ruleId: 'XML-SYNTAX' | 'XML-DOCTYPE' | 'XML-LIMIT', message: string): never => {
    throw new XmlRefusal(ruleId, message, parser.line);
  };
  let root: XmlElement | null = null;
  let current: XmlElement | null = null;
  let elements = 0;
  let depth = 0;
  parser.on('error', (error) =>
    refuse('XML-SYNTAX', `The XML is broken: ${error.message.replace(/^\d+:\d+: |\.$/gu, '')}.`),
  );
  parser.on('doctype', () => refuse('XML-DOCTYPE', 'A document type is refused, as are its entities.'));
  parser.on('opentag', (tag) => {
    elements++;
    depth++;
    if (elements > xmlLimits.elements) refuse('XML-LIMIT', 'The file has too many elements.');
    if (depth > xmlLimits.depth) refuse('XML-LIMIT', 'The elements are nested too deeply.');
    const attributes = Object.values(tag.attributes).filter(({ prefix }) => prefix === '');
    if (attributes.length > xmlLimits.attributes) refuse('XML-LIMIT', 'An element has too many attributes.');
    current = new XmlElement({
      name: nameOf(tag, current === null),
      space: spaces.get(tag.uri) ?? null,
      attributes: new Map(attributes.map(({ local, value }) => [local, value])),
      parent: current,
      line: parser.line,
    });
    root ??= current;
  });
  const addText = (part: string): void => {
    if (current !== null) current.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    depth--;
    current = current?.parent ?? null;
  });
  parser.write(text.startsWith('\u{feff}') ? text.slice(1) : text).close();
  if (root === null) throw new XmlRefusal('XML-SYNTAX', 'The XML has no element.');
  return root;
}
