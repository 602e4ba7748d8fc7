import { foldText } from '../punchOut/wildcardOf.ts';

/** Ignores accents, case and the kind of apostrophe. */
export const searchText = (...parts: readonly string[]): string =>
  foldText(parts.join(' ')).replaceAll(/[‘’´`ʼ]/g, "'");
