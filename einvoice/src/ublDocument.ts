import { XmlRefusal } from './xml/xmlRefusal.ts';
import type { XmlElement } from './xml/xmlElement.ts';

export type DocumentKind = 'Invoice' | 'CreditNote';

/** A document uses one of them. */
export const lineNames = ['InvoiceLine', 'CreditNoteLine'] as const;

export class UblDocument {
  readonly root: XmlElement;
  readonly kind: DocumentKind;
  readonly elements: readonly XmlElement[];
  readonly #byName = new Map<string, XmlElement[]>();
  readonly #byPath = new Map<string, XmlElement[]>();
  readonly #selected = new Map<string, readonly XmlElement[]>();
  readonly #facts = new Map<object, unknown>();

  /** @throws XmlRefusal when the root is no invoice or credit note */
  constructor(root: XmlElement) {
    if (root.name !== 'Invoice' && root.name !== 'CreditNote')
      throw new XmlRefusal('XML-ROOT', 'The file is no UBL invoice or credit note.', root.line);
    this.root = root;
    this.kind = root.name;
    const elements: XmlElement[] = [];
    const visit = (element: XmlElement, path: string): void => {
      elements.push(element);
      put(this.#byName, element.name, element);
      for (const child of element.children) {
        const isLine = path === '' && (lineNames as readonly string[]).includes(child.name);
        const below = path === '' ? (isLine ? 'Line' : child.name) : `${path}/${child.name}`;
        put(this.#byPath, below, child);
        visit(child, below);
      }
    };
    visit(root, '');
    this.elements = elements;
  }

  get lines(): readonly XmlElement[] {
    return this.at('Line');
  }

  every(name: string): readonly XmlElement[] {
    return this.#byName.get(name) ?? [];
  }

  at(path: string): readonly XmlElement[] {
    return this.#byPath.get(path) ?? [];
  }

  /** Elements that end one of the paths, as `PayeeParty | Delivery/DeliveryLocation`; `/` is the root and `*` every element. */
  select(places: string): readonly XmlElement[] {
    const selected = this.#selected.get(places) ?? places.split(' | ').flatMap((place) => this.#ending(place));
    this.#selected.set(places, selected);
    return selected;
  }

  #ending(place: string): readonly XmlElement[] {
    if (place === '/') return [this.root];
    if (place === '*') return this.elements;
    if (place.startsWith('/')) return this.at(place.slice(1));
    const path = place.split('/');
    return this.every(path.at(-1) ?? '').filter((element) => element.ends(path));
  }

  fact<Fact>(compute: (document: UblDocument) => Fact): Fact {
    if (!this.#facts.has(compute)) this.#facts.set(compute, compute(this));
    return this.#facts.get(compute) as Fact;
  }
}

function put(map: Map<string, XmlElement[]>, key: string, element: XmlElement): void {
  const elements = map.get(key);
  if (elements === undefined) map.set(key, [element]);
  else elements.push(element);
}
