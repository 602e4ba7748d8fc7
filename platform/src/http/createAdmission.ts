/** Maximum files in memory. */
export type AdmissionLimits = { readonly all: number; readonly perUser: number };

export type Admission = {
  /** @returns a function that frees the place; null when full */
  readonly enter: (userId: string) => (() => void) | null;
};

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
        const remaining = (inside.get(userId) ?? 1) - 1;
        if (remaining === 0) inside.delete(userId);
        else inside.set(userId, remaining);
      };
    },
  };
}
