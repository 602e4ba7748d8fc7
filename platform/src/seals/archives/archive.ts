export type SealArchive = {
  readonly name: string;
  readonly startsWithNext: boolean;
  readonly write: (fileName: string, lines: AsyncIterable<string>) => Promise<void>;
  readonly read: (fileName: string) => Promise<AsyncIterable<string> | null>;
};

export class AnotherSealIsThere extends Error {
  override readonly name = 'AnotherSealIsThere';
  constructor(file: string) {
    super(`${file} holds another seal`);
  }
}

export const sealFileName = (number: number): string => `seal-${String(number).padStart(6, '0')}.jsonl`;

export function sealNumberOf(path: string): number | null {
  const [, digits] = /(?:^|[/\\])seal-(\d{6,})\.jsonl$/.exec(path) ?? [];
  return digits === undefined ? null : Number(digits);
}
