import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { reasonOf } from '../officeReasons.ts';
import { digitsParam, euro } from '../shapes.ts';
import { shownContent } from '../shownContent.ts';
import { ofOfficeOrder } from './orderActs.ts';
import { lineProblems, orderDraftView, submitProblems, submittedChangesView } from './orderChanges.ts';

/** Above the maximum number of lines. */
const maxChangedLines = 2000;

/** By article; 0 removes. Other articles stay. */
const changedLines = z
  .array(z.strictObject({ article_number: digitsParam, quantity: z.number().min(0).max(99_999) }))
  .max(maxChangedLines)
  .refine((all) => new Set(all.map((line) => line.article_number)).size === all.length, {
    message: 'each article once',
  });

const forbidding = ['order.not_found', 'order.cancelled', 'order.being_delivered'] as const;

export const previewCorrection = defineEndpoint({
  ...ofOfficeOrder,
  name: 'previewCorrection',
  summary: 'An order as it would be with what the office wants to correct, judged and counted; nothing is kept of it.',
  path: '/api/office/orders/:number/previewCorrection',
  body: z.strictObject({ wishes: changedLines }),
  response: orderDraftView,
  problems: [...forbidding, 'article.not_found'],
});

export const correctOrder = defineEndpoint({
  ...ofOfficeOrder,
  name: 'correctOrder',
  summary:
    'Change the lines of an order on behalf of its customer, also after the deadline, as long as it is not picked: judged anew, whole.',
  path: '/api/office/orders/:number/correct',
  body: z.strictObject({
    reason: reasonOf('correctOrder'),
    wishes: changedLines.min(1),
    /** Shown version; a later one answers `order.changed`. */
    version: z.int().min(1).max(100_000),
    /** Another amount answers `order.changed`. */
    amount_to_pay: euro.optional(),
    /** Other content (`contentOfView`) answers `order.changed`. */
    shown: shownContent.optional(),
  }),
  response: submittedChangesView,
  problems: [...forbidding, ...lineProblems, ...submitProblems],
});
