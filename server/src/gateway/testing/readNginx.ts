/** One directive of an nginx configuration: its words, and what stands in its block where it has one. */
export type NginxDirective = { readonly words: readonly string[]; readonly block: readonly NginxDirective[] | null };

/** A quoted word, a brace or semicolon, or a bare word; a comment or blanks before it. */
const token = /(?:\s|#[^\n]*(?:\n|$))*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{};]|[^\s{};"']+|["']|$)/y;

/**
 * Reads the structure of an nginx configuration.
 * @throws where a brace is unbalanced, a quotation stays open, or a directive ends with neither `;` nor a block
 */
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
    const found = token.exec(text)?.[1] ?? '';
    if (found === '') return tokens;
    if (found === '"' || found === "'")
      throw new Error(`a quotation stays open: ${text.slice(token.lastIndex - 1, token.lastIndex + 40)}`);
    tokens.push(found);
  }
}

/** What each location of one server answers to, by modifier and pattern; twice where it is written twice. */
export const locationsOf = (directives: readonly NginxDirective[]): string[] =>
  directives.flatMap(({ words: [name, ...rest], block }) =>
    name === 'location' ? [rest.join(' ').replaceAll(/["']/g, '')] : block === null ? [] : locationsOf(block),
  );
