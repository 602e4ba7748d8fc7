/** The parameters of an address with one of them set, or taken out where its value is null; the others stay. Pure. */
export function withParameter(parameters: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
