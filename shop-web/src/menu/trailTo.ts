import type { NavigationNode } from '@talloor/contracts/endpoints/assortment.ts';

export function trailTo(nodes: readonly NavigationNode[], alias: string | undefined): readonly NavigationNode[] {
  if (alias === undefined) return [];
  for (const node of nodes) {
    if (node.code === alias) return [node];
    const below = trailTo(node.children, alias);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
