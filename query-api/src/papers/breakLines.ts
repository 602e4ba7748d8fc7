import { unbroken } from '@talloor/rules/format/unbroken.ts';

/**
 * A text in lines that end between words alone: the face has no space that does not break, so lines are made before it is written.
 *
 * @param width points that a line may take @param widthOf points that a text takes
 */
export function breakLines(text: string, width: number, widthOf: (text: string) => number): string {
  const lines: string[] = [];
  for (const written of unbroken(text).split('\n')) {
    let line: string | null = null;
    for (const word of written.split(' ')) {
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
