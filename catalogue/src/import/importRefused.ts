/** A delivery is refused as a whole, and the catalogue is as it was. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly code: 'import.busy' | 'import.batch_differs' | 'import.unreadable' | 'import.too_large';
  /** Where in the file, where that is known. */
  readonly line: number | null;
  constructor(code: ImportRefused['code'], reason: string, line: number | null = null) {
    super(reason);
    this.code = code;
    this.line = line;
  }
}

export const unreadable = (reason: string, line: number | null = null): ImportRefused =>
  new ImportRefused('import.unreadable', reason, line);
