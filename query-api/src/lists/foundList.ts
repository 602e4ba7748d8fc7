import type { ListType } from '@talloor/contracts/endpoints/wishList.ts';
import type { Language } from '@talloor/rules/facts.ts';

/** Without article facts. */
export type FoundList = {
  readonly id: string;
  readonly type: ListType;
  readonly name: string;
  readonly isShared: boolean;
  readonly owner: string | null;
  /** ISO 8601. */
  readonly updatedAt: string | null;
  readonly isManaged?: boolean;
  readonly lines: readonly { readonly articleNumber: string; readonly comment: string; readonly par?: number }[];
};

export type Asker = { readonly userId: string; readonly customerNumber: string; readonly language: Language };

export const plainLines = (articleNumbers: readonly string[]): FoundList['lines'] =>
  articleNumbers.map((articleNumber) => ({ articleNumber, comment: '' }));
