import { get } from './callable.ts';
import type * as lots from '../endpoints/lots.ts';

export const findLots = get<typeof lots.findLots>('findLots', '/api/office/lots');
