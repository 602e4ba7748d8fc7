import type { CommandSide } from '../../commandSide.ts';
import { defineModule } from '../../module.ts';
import { linkStreams } from './policies/linkStreams.ts';

export const orderLinksModule = (side: CommandSide) => defineModule({ policies: [linkStreams(side)] });
