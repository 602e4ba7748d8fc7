export type FieldPlan = { readonly [key: string]: FieldPlan | 'field' };

/** @param paths outermost first; `*` stands for every array item */
export function planFields(paths: readonly (readonly string[])[]): FieldPlan | null {
  if (paths.length === 0) return null;
  const plan: Record<string, FieldPlan | 'field'> = {};
  for (const [first, ...rest] of paths) {
    if (first === undefined) return null;
    if (rest.length === 0) plan[first] = 'field';
    else if (plan[first] !== 'field') {
      const innerPaths = paths.filter((path) => path[0] === first).map((path) => path.slice(1));
      plan[first] = planFields(innerPaths) ?? 'field';
    }
  }
  return plan;
}

/** Unplanned parts are shared. */
export function replaceFields(
  data: unknown,
  plan: FieldPlan,
  replace: (value: unknown, path: string) => unknown,
  at = '',
): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) {
    const each = plan['*'];
    if (each === undefined) return data;
    return data.map((item: unknown, index) => replaceOne(item, each, replace, `${at}/${index}`));
  }
  const copy: Record<string, unknown> = { ...data };
  for (const key in plan) {
    const inner = plan[key];
    if (inner !== undefined && copy[key] !== undefined)
      copy[key] = replaceOne(copy[key], inner, replace, `${at}/${key}`);
  }
  return copy;
}

const replaceOne = (
  value: unknown,
  plan: FieldPlan | 'field',
  replace: (value: unknown, path: string) => unknown,
  at: string,
): unknown => (plan === 'field' ? replace(value, at) : replaceFields(value, plan, replace, at));

/** For older versions without declared paths. */
export function replaceWhere(
  data: unknown,
  isField: (value: unknown) => boolean,
  replace: (value: unknown, path: string) => unknown,
  at = '',
): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (isField(data)) return replace(data, at);
  if (Array.isArray(data)) return data.map((item, index) => replaceWhere(item, isField, replace, `${at}/${index}`));
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, replaceWhere(value, isField, replace, `${at}/${key}`)]),
  );
}
