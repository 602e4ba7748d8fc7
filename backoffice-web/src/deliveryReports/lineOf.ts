import type { LineToPick } from '@talloor/contracts/endpoints/officeDeliveries.ts';
import type { RawRow } from './rawReport.ts';

export const lineOf = ({ line_id, article_number, ordered }: LineToPick): RawRow => ({
  line_id,
  article_number,
  delivered: ordered,
});
