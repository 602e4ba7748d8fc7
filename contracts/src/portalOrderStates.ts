/** `open` can still be changed, `processed` is to be delivered, of `past` the day of delivery is over. */
export const portalOrderStates = ['open', 'processed', 'past', 'cancelled'] as const;
