/** Days are yyyy-mm-dd and inclusive, in Brussels. */
export type MusselSeason = {
  readonly saleStart: string;
  readonly saleEnd: string;
  /** Null with `priorityEnd`: no priority period. */
  readonly priorityStart: string | null;
  readonly priorityEnd: string | null;
  readonly vatPercentage: number;
};

export type MusselPackage = {
  readonly articleNumber: string;
  readonly weightKg: number;
  /** Excluding VAT. */
  readonly pricePerKgMills: number;
};

export type MusselCustomer = { readonly isPriority: boolean; readonly isAfternoonOnly: boolean };

export type MusselMoment = 'morning' | 'afternoon';
export const musselMoments = ['morning', 'afternoon'] as const satisfies readonly MusselMoment[];

export type MusselDayFacts = {
  readonly season: MusselSeason;
  readonly customer: MusselCustomer;
  readonly calendar: {
    readonly holidays: readonly { readonly day: string }[];
    readonly closingDays: readonly string[];
  };
  readonly now: Date;
};

/** Spec shopping §9. */
export const minimumMusselKg = 15;
export const maxMusselPackages = 9999;
/** Characters, as at checkout. */
export const mostOfMusselOrder = { reference: 30, message: 400 } as const;

/** In Brussels. */
export const musselWindows = {
  morning: { start: '08:30', end: '12:00' },
  afternoon: { start: '12:00', end: '17:00' },
} as const satisfies Record<MusselMoment, { readonly start: string; readonly end: string }>;
