import type { ListType } from '@talloor/contracts/endpoints/wishList.ts';
import type { Language } from '@talloor/rules/facts.ts';

/** A list as it is stored or derived, before its articles are looked up. */
export type FoundList = {
  readonly id: string;
  readonly type: ListType;
  readonly name: string;
  readonly isShared: boolean;
  /** First name of who shares it; null for every other list. */
  readonly owner: string | null;
  /** ISO 8601; null where it does not tell. */
  readonly updatedAt: string | null;
  /** Whether who asks manages the restricted list. */
  readonly isManaged?: boolean;
  readonly lines: readonly { readonly articleNumber: string; readonly comment: string; readonly par?: number }[];
};

/** Who asks, for which customer, in which language. */
export type Asker = { readonly userId: string; readonly customerNumber: string; readonly language: Language };

/** The lines of a list on which nobody comments. */
export const plainLines = (articleNumbers: readonly string[]): FoundList['lines'] =>
  articleNumbers.map((articleNumber) => ({ articleNumber, comment: '' }));
