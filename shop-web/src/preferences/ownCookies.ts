/** Cookies of the shop and the office that scripts can read. Others are deleted with the consent (ADR 0157). */
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
