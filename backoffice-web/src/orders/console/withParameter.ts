/** Sets or removes one parameter. */
export function withParameter(parameters: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
