import { getBasketReminder } from '@talloor/contracts/endpoints/session.ts';
import { route, type Route } from '@talloor/platform/http/handler.ts';
import { basketRemindersTable } from '@talloor/projections/tables/basketReminders.ts';
import { isStale } from '../isStale.ts';
import type { ReadSide } from '../readSide.ts';
import { findRows } from '@talloor/platform/postgres/findRows.ts';
import { columnsOf } from '@talloor/platform/postgres/columns.ts';

const text = `select is_wanted from ${basketRemindersTable.qualifiedName} where user_id = $1`;

/** Default: reminders are wanted. */
export const getBasketReminderRoute = ({ pool, waiter }: ReadSide): Route =>
  route(getBasketReminder, async (_input, { user, seenPosition }) => {
    const stale = await isStale(waiter, seenPosition, 'basketReminders');
    const rows = await findRows(pool, columnsOf(basketRemindersTable, 'is_wanted'), {
      name: 'basket-reminder',
      text,
      values: [user.userId],
    });
    return { body: { is_wanted: rows[0]?.is_wanted ?? true }, stale };
  });
