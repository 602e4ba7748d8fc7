/** `*` stands for any text, as in `*fri*t*`; without it the text may be anywhere. Ignores accents and case. */
export function wildcardOf(search: string): (text: string) => boolean {
  const parts = foldText(search).split('*');
  if (parts.length === 1) return (text) => foldText(text).includes(parts[0] ?? '');
  return (text) => {
    const folded = foldText(text);
    const [first = '', ...others] = parts;
    const last = others.pop() ?? '';
    if (!folded.startsWith(first)) return false;
    let at = first.length;
    for (const part of others) {
      const found = folded.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return folded.length - last.length >= at && folded.endsWith(last);
  };
}

export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
