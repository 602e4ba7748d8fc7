/** A withdrawn consent deletes all others. */
export const ownCookies = [
  'showPricesIncVat',
  'list_view',
  'view',
  'listView',
  'pageSize',
  'columnSet',
  'sticky_filters',
  'viewed_products',
  'viewed_by',
  'shown_language',
  'office_language',
] as const;
export type OwnCookie = (typeof ownCookies)[number];
