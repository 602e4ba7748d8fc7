/** Widths in pixels that pages need, on screens of one or two pixels a point. */
export const photoWidths = [96, 320, 640, 1280] as const;

/** @param width the widest size that is stored */
export const photoAddress = (photoId: string, width: number): string => `/api/photos/${photoId}/${width}.webp`;

export const drawingAddress = (photoId: string): string => `/api/photos/${photoId}/0.svg`;
