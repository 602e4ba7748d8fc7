import { createHash } from 'node:crypto';
import type { CommandSide } from '../../../commandSide.ts';

/** Deterministic, so that a repeated mail carries the same link. */
export const makeStatisticsToken = ({ sign }: Pick<CommandSide, 'sign'>, requestId: string): string =>
  sign('statistics', requestId);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
