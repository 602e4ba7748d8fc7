import { unreadable } from '../importRefused.ts';
import { longestLine, type ReadLine } from './readLine.ts';

/** Empty lines are skipped. @throws ImportRefused for a long line */
export async function* readNdjson(text: AsyncIterable<string>): AsyncGenerator<ReadLine> {
  let parts: string[] = [];
  let bufferedChars = 0;
  let line = 0;
  for await (const chunk of text) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end !== -1; end = chunk.indexOf('\n', start)) {
      line += 1;
      parts.push(chunk.slice(start, end));
      const read = parseLine(parts.join(''), line);
      if (read) yield read;
      [parts, bufferedChars, start] = [[], 0, end + 1];
    }
    parts.push(chunk.slice(start));
    bufferedChars += chunk.length - start;
    if (bufferedChars > longestLine)
      throw unreadable(`line ${line + 1} is longer than ${longestLine} characters`, line + 1);
  }
  const last = parseLine(parts.join(''), line + 1);
  if (last) yield last;
}

function parseLine(text: string, line: number): ReadLine | null {
  const json = text.trim();
  if (json === '') return null;
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { line, value: value as Readonly<Record<string, unknown>> };
  } catch {
    // Reported below.
  }
  return { line, error: { code: 'import.malformed', message: 'is no JSON object' } };
}
