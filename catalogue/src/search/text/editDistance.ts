/** Optimal string alignment distance. */
export function editDistance(a: string, b: string): number {
  let [twoBack, back, row]: [number[], number[], number[]] = [
    [],
    Array.from({ length: b.length + 1 }, (_, index) => index),
    [],
  ];
  for (let i = 1; i <= a.length; i += 1) {
    row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((back[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (back[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (twoBack[j - 2] ?? 0) + 1);
      row[j] = least;
    }
    [twoBack, back] = [back, row];
  }
  return back[b.length] ?? 0;
}
