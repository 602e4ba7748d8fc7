const white = /[ \t\r\n]+/gu;

/** Removes outer white space of XML and joins inner white space to one space. */
export const cleanText = (text: string): string => text.replace(white, ' ').replace(/^ | $/gu, '');

export type XmlSpace = 'cac' | 'cbc' | null;

/** An element of UBL. Its name has no prefix; elements of other namespaces are named `{namespace}name`. */
export class XmlElement {
  readonly name: string;
  readonly space: XmlSpace;
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: XmlElement | null;
  readonly line: number;
  readonly children: XmlElement[] = [];
  /** Own text, without that of children. */
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

  attribute(name: string): string | undefined {
    return this.attributes.get(name);
  }

  /** All elements below a path of names, as `Party/PartyName/Name`. */
  all(path: string): readonly XmlElement[] {
    return path
      .split('/')
      .reduce<readonly XmlElement[]>(
        (elements, name) => elements.flatMap((element) => element.children.filter((child) => child.name === name)),
        [this],
      );
  }

  first(path: string): XmlElement | undefined {
    return this.all(path)[0];
  }

  has(path: string): boolean {
    return this.first(path) !== undefined;
  }

  count(path: string): number {
    return this.all(path).length;
  }

  /** Text of the first element of a path; empty without one. */
  value(path: string): string {
    return this.first(path)?.text ?? '';
  }

  /** The same, without outer white space. */
  cleanValue(path: string): string {
    return this.first(path)?.clean ?? '';
  }

  values(path: string): readonly string[] {
    return this.all(path).map((element) => element.text);
  }

  /** Whether an element of the path has a text other than white space. */
  hasText(path: string): boolean {
    return this.all(path).some((element) => element.clean !== '');
  }

  isBelow(name: string): boolean {
    for (let above = this.parent; above !== null; above = above.parent) if (above.name === name) return true;
    return false;
  }

  /** Whether this element ends a path of parents, as `Party/PartyName`. */
  ends(path: readonly string[]): boolean {
    if (this.name !== path.at(-1)) return false;
    return path.length === 1 || (this.parent?.ends(path.slice(0, -1)) ?? false);
  }
}
