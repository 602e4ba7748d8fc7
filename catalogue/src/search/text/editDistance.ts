/** Optimal string alignment distance. */
export function editDistance(one: string, other: string): number {
  let [twoBack, back, row]: [number[], number[], number[]] = [
    [],
    Array.from({ length: other.length + 1 }, (_, index) => index),
    [],
  ];
  for (let i = 1; i <= one.length; i += 1) {
    row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((back[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (back[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, (twoBack[j - 2] ?? 0) + 1);
      row[j] = least;
    }
    [twoBack, back] = [back, row];
  }
  return back[other.length] ?? 0;
}
