import { createHash } from 'node:crypto';

/** Accents, capitals and spaces make no difference. */
export const headingsKey = (headings: readonly string[]): string =>
  createHash('sha256')
    .update(
      headings
        .map((heading) =>
          heading
            .normalize('NFKD')
            .replaceAll(/[^\p{L}\p{N}]/gu, '')
            .toLowerCase(),
        )
        .join('|')
        .replace(/\|+$/, ''),
    )
    .digest('hex');
