/**
 * The reservations of an order in the turn in which they were made: clocks of two machines differ, and a clock is put back. Found by the
 * order, of which there are ever more.
 */
export const reservationTurns = `
alter table catalogue.reservation_orders add column turn bigint generated always as identity;
create index reservation_orders_in_turn on catalogue.reservation_orders (order_number, turn);
`;
