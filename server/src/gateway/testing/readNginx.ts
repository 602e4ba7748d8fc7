export type NginxDirective = { readonly words: readonly string[]; readonly block: readonly NginxDirective[] | null };

const token = /(?:\s|#[^\n]*(?:\n|$))*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]|[^\s{};"']+|["']|$)/y;

/** @throws for unbalanced braces, open quotes, or an unfinished directive */
export function readNginx(text: string): NginxDirective[] {
  const tokens = tokensOf(text);
  let at = 0;
  const readBlock = (isInner: boolean): NginxDirective[] => {
    const directives: NginxDirective[] = [];
    let words: string[] = [];
    for (;;) {
      const next = tokens[at++];
      if (next === undefined || next === '}') {
        if (words.length > 0) throw new Error(`neither ; nor a block after: ${words.join(' ')}`);
        if ((next === '}') !== isInner) throw new Error(isInner ? 'a { without its }' : 'a } without its {');
        return directives;
      }
      if (next !== ';' && next !== '{') {
        words.push(next);
        continue;
      }
      if (words.length === 0) throw new Error(`nothing before a ${next}`);
      directives.push({ words, block: next === '{' ? readBlock(true) : null });
      words = [];
    }
  };
  return readBlock(false);
}

function tokensOf(text: string): string[] {
  const tokens: string[] = [];
  token.lastIndex = 0;
  for (;;) {
    const nextToken = token.exec(text)?.[1] ?? '';
    if (nextToken === '') return tokens;
    if (nextToken === '"' || nextToken === "'")
      throw new Error(`a quotation stays open: ${text.slice(token.lastIndex - 1, token.lastIndex + 40)}`);
    tokens.push(nextToken);
  }
}

/** Locations by modifier and pattern; duplicates appear twice. */
export const locationsOf = (directives: readonly NginxDirective[]): string[] =>
  directives.flatMap(({ words: [name, ...rest], block }) =>
    name === 'location' ? [rest.join(' ').replaceAll(/["']/g, '')] : block === null ? [] : locationsOf(block),
  );
