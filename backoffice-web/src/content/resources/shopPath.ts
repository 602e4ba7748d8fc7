import type { Validator } from 'react-admin';
import { parseShopPath } from '@talloor/rules/format/parseShopPath.ts';

const isShopPath = (path: unknown): boolean =>
  typeof path === 'string' && path.length <= 301 && parseShopPath(path) !== null;

export const shopPath: readonly Validator[] = [
  (path: unknown) =>
    path === '' || path === null || path === undefined || isShopPath(path) ? undefined : 'content.pathWrong',
];
