export type XmlRefusalId = 'XML-SYNTAX' | 'XML-DOCTYPE' | 'XML-LIMIT' | 'XML-ROOT';

export class XmlRefusal extends Error {
  override readonly name = 'XmlRefusal';
  readonly ruleId: XmlRefusalId;
  readonly line: number;

  constructor(ruleId: XmlRefusalId, message: string, line = 0) {
    super(message);
    this.ruleId = ruleId;
    this.line = line;
  }
}
