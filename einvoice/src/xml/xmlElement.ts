const white = /[ \t\r\n]+/gu;
const anyWhite = /[ \t\r\n]/u;

/** Trims, and joins inner white space to one space. */
export const cleanText = (text: string): string =>
  anyWhite.test(text) ? text.replace(white, ' ').replace(/^ | $/gu, '') : text;

const paths = new Map<string, readonly string[]>();

/** Few paths, so each is split once. */
function namesOf(path: string): readonly string[] {
  const names = paths.get(path) ?? path.split('/');
  paths.set(path, names);
  return names;
}

function collect(element: XmlElement, names: readonly string[], depth: number, found: XmlElement[]): void {
  for (const child of element.children)
    if (child.name !== names[depth]) continue;
    else if (depth === names.length - 1) found.push(child);
    else collect(child, names, depth + 1, found);
}

function find(element: XmlElement, names: readonly string[], depth: number): XmlElement | undefined {
  for (const child of element.children) {
    if (child.name !== names[depth]) continue;
    const found = depth === names.length - 1 ? child : find(child, names, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function endsAt(element: XmlElement, path: readonly string[], index: number): boolean {
  if (element.name !== path[index]) return false;
  return index === 0 || (element.parent !== null && endsAt(element.parent, path, index - 1));
}

export type XmlSpace = 'cac' | 'cbc' | null;

/** Elements of UBL have no prefix; other namespaces are named `{namespace}name`. */
export class XmlElement {
  readonly name: string;
  readonly space: XmlSpace;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: XmlElement | null;
  readonly line: number;
  readonly children: XmlElement[] = [];
  text = '';

  constructor(own: Pick<XmlElement, 'name' | 'space' | 'attributes' | 'parent' | 'line'>) {
    this.name = own.name;
    this.space = own.space;
    this.attributes = own.attributes;
    this.parent = own.parent;
    this.line = own.line;
    own.parent?.children.push(this);
  }

  get clean(): string {
    return cleanText(this.text);
  }

  /** From below the root, with a number where siblings share a name. */
  get path(): string {
    if (this.parent === null) return '';
    const twins = this.parent.children.filter((child) => child.name === this.name);
    const own = twins.length === 1 ? this.name : `${this.name}[${twins.indexOf(this) + 1}]`;
    return this.parent.parent === null ? own : `${this.parent.path}/${own}`;
  }

  attribute(name: string): string | undefined {
    return this.attributes.get(name);
  }

  all(path: string): readonly XmlElement[] {
    const found: XmlElement[] = [];
    collect(this, namesOf(path), 0, found);
    return found;
  }

  first(path: string): XmlElement | undefined {
    return find(this, namesOf(path), 0);
  }

  has(path: string): boolean {
    return this.first(path) !== undefined;
  }

  count(path: string): number {
    return this.all(path).length;
  }

  value(path: string): string {
    return this.first(path)?.text ?? '';
  }

  cleanValue(path: string): string {
    return this.first(path)?.clean ?? '';
  }

  values(path: string): readonly string[] {
    return this.all(path).map((element) => element.text);
  }

  /** Text other than white space. */
  hasText(path: string): boolean {
    return this.all(path).some((element) => element.clean !== '');
  }

  isBelow(name: string): boolean {
    for (let above = this.parent; above !== null; above = above.parent) if (above.name === name) return true;
    return false;
  }

  /** Whether this element ends a path of parents, as `Party/PartyName`. */
  ends(path: readonly string[]): boolean {
    return endsAt(this, path, path.length - 1);
  }
}
