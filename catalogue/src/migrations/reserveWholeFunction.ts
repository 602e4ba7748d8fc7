/** State between steps 005 and 006. */
export const reserveWholeFunction = `
create function catalogue.reserve_whole(
  p_event uuid, p_order text, p_at timestamptz,
  p_articles text[], p_totals numeric[],
  p_lines text[], p_line_articles text[], p_quantities numeric[]
) returns boolean
language plpgsql volatile as $body$
begin
  perform from catalogue.stock s
  where s.article_number = any(p_articles)
  order by s.article_number for update;

  if exists (
    select from unnest(p_articles, p_totals) as t(article_number, wanted)
    left join catalogue.stock s using (article_number)
    where s.article_number is null or s.available < t.wanted
  ) then
    return false;
  end if;

  insert into catalogue.reservation_orders (order_event_id, order_number, reserved_at)
  values (p_event, p_order, p_at) on conflict do nothing;
  if not found then
    return false;
  end if;

  insert into catalogue.reservations
    (order_event_id, line_id, sequence, article_number, wanted, allocated, reserved_at)
  select p_event, l.line_id, l.number - 1, l.article_number, l.quantity, l.quantity,
    greatest(p_at, s.as_of + interval '1 millisecond')
  from unnest(p_lines, p_line_articles, p_quantities) with ordinality as l(line_id, article_number, quantity, number)
  join catalogue.stock s using (article_number);

  update catalogue.stock s set reserved = reserved + t.wanted
  from unnest(p_articles, p_totals) as t(article_number, wanted)
  where s.article_number = t.article_number and t.wanted > 0;
  return true;
end
$body$`;
