/** The whole delivery is rejected; nothing changed. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
  readonly code: 'import.busy' | 'import.batch_differs' | 'import.unreadable' | 'import.too_large';
  readonly line: number | null;
  constructor(code: ImportRefused['code'], reason: string, line: number | null = null) {
    super(reason);
    this.code = code;
    this.line = line;
  }
}

export const unreadable = (reason: string, line: number | null = null): ImportRefused =>
  new ImportRefused('import.unreadable', reason, line);
