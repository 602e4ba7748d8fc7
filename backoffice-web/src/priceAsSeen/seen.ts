import type { z } from 'zod';
import type { getPriceAsSeen } from '@talloor/contracts/endpoints/officeCatalogue.ts';

export type PriceAsSeen = z.output<(typeof getPriceAsSeen)['response']>;
