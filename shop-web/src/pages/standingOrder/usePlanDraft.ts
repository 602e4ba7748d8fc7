import type { WishListLine } from '@talloor/contracts/endpoints/wishList.ts';
import { useState } from 'react';
import { draftOf, type PlanDraft, type StandingOrderPageData } from './planDraft.ts';
import { draftWith, isSameDraft, noEdits, withChange } from './planEdits.ts';

/** `isOutdated`: another window saved; ends with `keep` or `drop`. */
export function usePlanDraft(data: StandingOrderPageData, lines: readonly WishListLine[]) {
  const stored = draftOf(data, lines);
  const version = data.order?.version ?? null;
  const [edits, setEdits] = useState(noEdits);
  const [shownVersion, setShownVersion] = useState(version);
  const draft = draftWith(stored, edits);
  const isChanged = !isSameDraft(draft, stored);
  if (version !== shownVersion && !isChanged) {
    setShownVersion(version);
    setEdits(noEdits);
  }
  return {
    draft,
    stored,
    isChanged,
    isOutdated: isChanged && version !== shownVersion,
    seen: shownVersion,
    change: (changes: Partial<PlanDraft>) =>
      setEdits((before) => withChange(before, draftWith(stored, before), changes)),
    drop: () => setEdits(noEdits),
    keep: () => setShownVersion(version),
  };
}
