/** Files whose bytes may be on their way or in memory at a time: of all, and of one user. */
export type AdmissionLimits = { readonly all: number; readonly perUser: number };

export type Admission = {
  /** @returns what gives the place back, once or more often; null where there is none */
  readonly enter: (userId: string) => (() => void) | null;
};

/** Lets so many in at a time that neither many files nor one user's slow line takes the memory or the places of the others. */
export function createAdmission({ all, perUser }: AdmissionLimits): Admission {
  const inside = new Map<string, number>();
  let count = 0;
  return {
    enter: (userId) => {
      const own = inside.get(userId) ?? 0;
      if (count >= all || own >= perUser) return null;
      count += 1;
      inside.set(userId, own + 1);
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        count -= 1;
        const left = (inside.get(userId) ?? 1) - 1;
        if (left === 0) inside.delete(userId);
        else inside.set(userId, left);
      };
    },
  };
}
