/** Names of the read models' checkpoints: the version that query-api reads (architecture.md §5). */
export const checkpointNames = {
  baskets: 'baskets@3',
  approvals: 'approvals@2',
  openOrders: 'openOrders@2',
  orderDetail: 'orderDetail@4',
  officeOrders: 'officeOrders@3',
  officeUsers: 'officeUsers@1',
  orderedArticles: 'orderedArticles@3',
  lists: 'lists@2',
  accounts: 'accounts@3',
  customerChanges: 'customerChanges@2',
  customerUsers: 'customerUsers@1',
  basketReminders: 'basketReminders@1',
  standingOrders: 'standingOrders@1',
  registrations: 'registrations@2',
  deliveries: 'deliveries@1',
  returns: 'returns@1',
  recalls: 'recalls@1',
  traceability: 'traceability@1',
  invitations: 'invitations@2',
} as const;
export type ReadModel = keyof typeof checkpointNames;
