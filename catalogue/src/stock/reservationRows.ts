import type { RowOf } from '@talloor/platform/postgres/columns.ts';
export const stockColumns = {
  articleNumber: 'text not null',
  available: 'double precision',
  soldPer: 'double precision not null',
  onDemandWorkdays: 'int',
  allowPreorder: 'boolean not null',
  daysToReplenish: 'int not null',
} as const;
export type StockRow = RowOf<typeof stockColumns>;

/** Reports written ones and outdated versions. Values: event ids, order numbers, versions, instant. */
export const openReservations = {
  name: 'catalogue_reservation_open',
  text: `insert into catalogue.reservation_orders (order_event_id, order_number, version, reserved_at)
    select event_id, order_number, version, $4::timestamptz
    from unnest($1::uuid[], $2::text[], $3::int[]) as asked (event_id, order_number, version)
    on conflict do nothing
    returning order_event_id as "eventId", exists (
      select from catalogue.reservation_orders later
      where later.order_number = reservation_orders.order_number and later.version > reservation_orders.version
    ) as "isOvertaken"`,
};

/** Locks orders before shelves, so that versions of one order never deadlock. Values: sorted order numbers. */
export const lockOrders = {
  name: 'catalogue_reservation_turn',
  text: `select pg_advisory_xact_lock(hashtextextended('reservation ' || number, 0)) from unnest($1::text[]) as number`,
};

/** Locks stock rows in order. Values: article numbers. */
export const lockStock = {
  name: 'catalogue_reservation_lock',
  text: `select s.article_number as "articleNumber", s.available::float8, p.sold_per::float8 as "soldPer",
      p.on_demand_workdays as "onDemandWorkdays", p.allow_preorder as "allowPreorder",
      p.days_to_replenish as "daysToReplenish"
    from catalogue.stock s join catalogue.products p using (article_number)
    where s.article_number = any($1::text[]) order by s.article_number for update of s`,
};

/** Negative `allocated` goes back. */
export type KeptRow = {
  readonly eventId: string;
  readonly lineId: string;
  readonly sequence: number;
  readonly articleNumber: string;
  readonly quantity: number;
  readonly allocated: number;
};

/** The time is after the last report, because clocks differ. */
export const keepRows = (rows: readonly KeptRow[], at: Date) => ({
  name: 'catalogue_reservation_keep',
  text: `with changed as materialized (
      select * from unnest($2::uuid[], $3::text[], $4::int[], $5::text[], $6::numeric[], $7::numeric[])
        as changed (order_event_id, line_id, sequence, article_number, wanted, allocated)
    ),
    kept as (
      insert into catalogue.reservations
        (order_event_id, line_id, sequence, article_number, wanted, allocated, reserved_at)
      select order_event_id, line_id, sequence, article_number, wanted, changed.allocated,
        greatest($1::timestamptz, s.as_of + interval '1 millisecond')
      from changed left join catalogue.stock s using (article_number)
    )
    update catalogue.stock s set reserved = reserved + taken.quantity
    from (select article_number, sum(allocated) as quantity from changed group by 1) taken
    where s.article_number = taken.article_number and taken.quantity <> 0`,
  values: [
    at,
    rows.map(({ eventId }) => eventId),
    rows.map(({ lineId }) => lineId),
    rows.map(({ sequence }) => sequence),
    rows.map(({ articleNumber }) => articleNumber),
    rows.map(({ quantity }) => quantity),
    rows.map(({ allocated }) => allocated),
  ],
});
