/** Sequence of an order's reservations, because clocks differ between machines. */
export const reservationTurns = `
alter table catalogue.reservation_orders add column turn bigint generated always as identity;
create index reservation_orders_in_turn on catalogue.reservation_orders (order_number, turn);
`;
