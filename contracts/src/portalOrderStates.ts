/** `open`: can be changed; `processed`: to be delivered; `past`: delivery day is over. */
export const portalOrderStates = ['open', 'processed', 'past', 'cancelled'] as const;
