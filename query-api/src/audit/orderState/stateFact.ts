export type StateFact = {
  readonly key: string;
  readonly group: 'order' | 'amounts' | 'progress';
  readonly label: string;
  readonly value: string;
  /** Shown to the customer at that moment. */
  readonly isSeen: boolean;
};
