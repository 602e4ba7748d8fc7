export function withParameter(parameters: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (value === null) next.delete(name);
  else next.set(name, value);
  return next;
}
