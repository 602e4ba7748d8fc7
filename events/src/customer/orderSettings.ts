import { z } from 'zod';
import { defineEvent } from '../defineEvent.ts';
import { replacementChoice } from '../replacementChoice.ts';

/** How the users of a customer change an open order: one at a time, or all at once, line by line. */
export const orderChangesMode = z.enum(['exclusive', 'shared']);
export type OrderChangesMode = z.output<typeof orderChangesMode>;

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Who chose, and why where it was somebody of the office. */
const chosen = { chosenBy: z.string(), reason: z.string().max(200).optional() };

/** What a customer agrees for all its orders. */
export const orderSettingsEvents = {
  CustomerOrderChangesChosen: defineEvent(
    'CustomerOrderChangesChosen',
    z.object({ ...chosen, mode: orderChangesMode, previous: orderChangesMode }),
  ),
  /** For every line of which nobody says otherwise (ADR 0124). */
  CustomerReplacementsChosen: defineEvent(
    'CustomerReplacementsChosen',
    z.object({ ...chosen, choice: replacementChoice, previous: replacementChoice }),
  ),
  /** Until when on the day before delivery its buyers answer what is asked, by the clock in Brussels, where the ERP names no hour. */
  CustomerAnswerHourChosen: defineEvent(
    'CustomerAnswerHourChosen',
    z.object({ ...chosen, hour: timeOfDay, previous: timeOfDay }),
  ),
};
