import { readXml } from '../xml/readXml.ts';
import { XmlElement } from '../xml/xmlElement.ts';
import { xmlText } from '../writing/xmlText.ts';

const shortNames: Readonly<Record<string, string>> = {
  S: 'AccountingSupplierParty/Party',
  B: 'AccountingCustomerParty/Party',
  T: 'LegalMonetaryTotal',
  Sub: 'TaxTotal/TaxSubtotal',
};

function stepsOf(path: string): readonly string[] {
  const [, first = '', index = '', rest = ''] = /^([^/[]*)(\[\d+\])?(.*)$/u.exec(path) ?? [];
  return `${shortNames[first] ?? first}${index}${rest}`.split('/');
}

/** `Name[2]` is the second one and `Line` a line of either kind. */
function elementsAt(root: XmlElement, path: string): XmlElement[] {
  return stepsOf(path).reduce<XmlElement[]>(
    (elements, step) =>
      elements.flatMap((element) => {
        const [, name = '', index] = /^(.*?)(?:\[(\d+)\])?$/u.exec(step) ?? [];
        const found = element.children.filter(
          (child) => child.name.replace(/^(?:Invoice|CreditNote)Line$/u, 'Line') === name || child.name === name,
        );
        return index === undefined ? found : found.slice(Number(index) - 1, Number(index));
      }),
    [root],
  );
}

function elementAt(root: XmlElement, path: string): XmlElement {
  const [element] = elementsAt(root, path);
  if (element === undefined) throw new Error(`no element at ${path}`);
  return element;
}

function addTo(parent: XmlElement, name: string, space: 'cac' | 'cbc'): XmlElement {
  return new XmlElement({ name, space, attributes: new Map(), parent, line: 0 });
}

function addPath(root: XmlElement, path: string, text: string | undefined): void {
  const names = [...stepsOf(path)];
  const last = names.pop() ?? '';
  let parent = root;
  for (const name of names) parent = elementsAt(parent, name)[0] ?? addTo(parent, name, 'cac');
  const added = addTo(parent, last.replace('cbc:', ''), text === undefined ? 'cac' : 'cbc');
  added.text = text ?? '';
}

function copy(element: XmlElement, parent: XmlElement): void {
  const { name, space, attributes, line } = element;
  const twin = new XmlElement({ name, space, attributes, parent, line });
  twin.text = element.text;
  for (const child of element.children) copy(child, twin);
}

function setAttribute(element: XmlElement, name: string, value: string | null): void {
  const attributes = element.attributes as Map<string, string>;
  if (value === null) attributes.delete(name);
  else attributes.set(name, value);
}

/**
 * `- path` removes, `= path text` sets, `+ path text` adds, `x path` repeats, `@ path name=value` sets an attribute,
 * `@ path name` removes it.
 */
function edit(root: XmlElement, change: string): void {
  const [kind, path = '', ...rest] = change.trim().split(' ');
  const text = rest.length === 0 ? undefined : rest.join(' ').replaceAll('␠', ' ').replaceAll('␤', '\n');
  if (kind === '+') return addPath(root, path, text);
  if (kind === '-') {
    elementAt(root, path);
    for (const element of elementsAt(root, path)) {
      const siblings = element.parent?.children ?? [];
      siblings.splice(siblings.indexOf(element), 1);
    }
    return;
  }
  const element = path === '/' ? root : elementAt(root, path);
  if (kind === '=') element.text = text ?? '';
  else if (kind === 'x') copy(element, element.parent ?? root);
  else if (kind === '@') {
    const [name = '', value] = (text ?? '').split('=');
    setAttribute(element, name, value ?? null);
  } else throw new Error(`unknown change ${change}`);
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

function serialize(element: XmlElement, isRoot: boolean): string {
  const tag = element.space === null ? element.name : `${element.space}:${element.name}`;
  const spaces = `xmlns="${ubl}${element.name}-2" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2"`;
  const attributes = [...element.attributes]
    .filter(([name]) => name !== 'xmlns')
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`);
  const text = element.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const children = element.children.map((child) => serialize(child, false)).join('');
  return `<${tag}${isRoot ? ` ${spaces}` : ''}${attributes.join('')}>${text}${children}</${tag}>`;
}

/** Changes are separated by ` ; `. */
export function editXml(xml: string, changes: string): string {
  const root = readXml(xml);
  for (const change of changes.split(' ; ').filter((text) => text !== '')) edit(root, change);
  return serialize(root, true);
}
