/** Recognises late versions. */
export const reservationVersions = `
alter table catalogue.reservation_orders add column version int;
update catalogue.reservation_orders o set version = made.version
from (
  select order_event_id, row_number() over (partition by order_number order by reserved_at, turn) as version
  from catalogue.reservation_orders
) as made
where made.order_event_id = o.order_event_id;
alter table catalogue.reservation_orders alter column version set not null;
create unique index reservation_orders_version on catalogue.reservation_orders (order_number, version);
alter table catalogue.reservation_orders drop column turn;
`;
