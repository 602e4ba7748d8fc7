export type StateFact = {
  readonly key: string;
  readonly group: 'order' | 'amounts' | 'progress';
  readonly label: string;
  readonly value: string;
  readonly isSeen: boolean;
};
