/** An article's shelf, with what its selling rules say of it. */
export type StockRow = {
  readonly articleNumber: string;
  readonly available: number | null;
  readonly soldPer: number;
  readonly onDemandWorkdays: number | null;
  readonly allowPreorder: boolean;
  readonly daysToReplenish: number;
};

/** One reservation per event: none is written for an event that has its own. Values: event id, order number, instant. */
export const openReservation = {
  name: 'catalogue_reservation_open',
  text: `insert into catalogue.reservation_orders (order_event_id, order_number, reserved_at) values ($1, $2, $3)
    on conflict do nothing`,
};

/** Locks shelves in the order of their numbers and reads them. Values: article numbers. */
export const lockStock = {
  name: 'catalogue_reservation_lock',
  text: `select s.article_number as "articleNumber", s.available::float8, p.sold_per::float8 as "soldPer",
      p.on_demand_workdays as "onDemandWorkdays", p.allow_preorder as "allowPreorder",
      p.days_to_replenish as "daysToReplenish"
    from catalogue.stock s join catalogue.products p using (article_number)
    where s.article_number = any($1::text[]) order by s.article_number for update of s`,
};

/**
 * Keeps what each line takes from its shelf, or gives back to it where it is below nought. What commits after a report is not in
 * that report, whatever the clocks say: its moment lies after the report's. Values: event id, lines as JSON, instant.
 */
export const keepRows = {
  name: 'catalogue_reservation_keep',
  text: `with changed as (
      select * from jsonb_to_recordset($2::jsonb)
        as g (sequence int, "lineId" text, "articleNumber" text, quantity numeric, allocated numeric)
    ),
    kept as (
      insert into catalogue.reservations
        (order_event_id, line_id, sequence, article_number, wanted, allocated, reserved_at)
      select $1, "lineId", sequence, "articleNumber", quantity, changed.allocated,
        greatest($3::timestamptz, s.as_of + interval '1 millisecond')
      from changed left join catalogue.stock s on s.article_number = "articleNumber"
    )
    update catalogue.stock s set reserved = reserved + taken.quantity
    from (select "articleNumber", sum(allocated) as quantity from changed group by 1) taken
    where s.article_number = taken."articleNumber" and taken.quantity <> 0`,
};
