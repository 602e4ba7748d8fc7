import { unbroken } from '@talloor/rules/format/unbroken.ts';

/**
 * The font has no no-break space.
 * @param width points per line
 * @param widthOf points of a text
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string {
  const lines: string[] = [];
  for (const paragraph of unbroken(text).split('\n')) {
    let line: string | null = null;
    for (const word of paragraph.split(' ')) {
      const longer: string = line === null ? word : `${line} ${word}`;
      if (line !== null && widthOf(`${longer} `) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line ?? '');
  }
  return lines.join('\n');
}
