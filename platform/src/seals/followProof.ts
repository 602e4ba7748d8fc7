import { checkSuccession, type Seal, sealHash } from './seal.ts';

export type FollowedProof = {
  readonly add: (seal: Seal) => void;
  readonly proven: ReadonlySet<string>;
};

/** A key proves its own seals, all before them, and those after them under the keys that these name. */
export function followProof(trustedKey: string): FollowedProof {
  const proven = new Set<string>();
  let unproven: string[] = [];
  let previous: Seal | null = null;
  let isPreviousProven = false;
  return {
    proven,
    add: (seal) => {
      const fault = checkSuccession(previous, seal);
      if (fault !== null && fault !== 'key_replaced') unproven = [];
      unproven.push(sealHash(seal));
      const isOwn = seal.key === trustedKey && fault !== 'wrong_signature';
      isPreviousProven = isOwn || (isPreviousProven && fault === null);
      previous = seal;
      if (!isPreviousProven) return;
      for (const hash of unproven) proven.add(hash);
      unproven = [];
    },
  };
}
