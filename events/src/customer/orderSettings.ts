import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { replacementChoice } from '../replacementChoice.ts';
import { within } from '../within.ts';

/** One user at a time, or all at once, line by line. */
export const orderChangesMode = z.enum(['exclusive', 'shared']);
export type OrderChangesMode = z.output<typeof orderChangesMode>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** `reason` is set when the office chose. */
const chooser = { chosenBy: z.string(), reason: within(200).optional() };

export const orderSettingsEvents = {
  CustomerOrderChangesChosen: defineEvent(
    'CustomerOrderChangesChosen',
    z.object({ ...chooser, mode: orderChangesMode, previous: orderChangesMode }),
  ),
  /** Default for lines without a choice (ADR 0124). */
  CustomerReplacementsChosen: defineEvent(
    'CustomerReplacementsChosen',
    z.object({ ...chooser, choice: replacementChoice, previous: replacementChoice }),
  ),
  /** Time on the day before delivery, Brussels. Used when the ERP names no hour. */
  CustomerAnswerHourChosen: defineEvent(
    'CustomerAnswerHourChosen',
    z.object({ ...chooser, hour: timeOfDay, previous: timeOfDay }),
  ),
};
