import type { parts } from '@talloor/messages/shop/nl/parts.ts';

export type PartName = Exclude<keyof typeof parts, 'failed'>;
