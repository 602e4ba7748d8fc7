/** `nl|fr`, with VAT and price range per sub-group. */
export type Assortment = {
  readonly groupCode: string;
  readonly name: string;
  readonly subgroups: readonly {
    readonly subgroupCode: string;
    readonly name: string;
    readonly things: readonly [string, ...string[]];
    readonly vatCode: 'reduced' | 'standard';
    /** Mills per kilo, litre or piece. */
    readonly fromMills: number;
    readonly toMills: number;
  }[];
};

/** Reduced rate. */
export const food = (
  subgroupCode: string,
  name: string,
  fromMills: number,
  toMills: number,
  ...things: [string, ...string[]]
) => ({ subgroupCode, name, things, vatCode: 'reduced', fromMills, toMills }) as const;
/** Standard rate. */
export const other = (
  subgroupCode: string,
  name: string,
  fromMills: number,
  toMills: number,
  ...things: [string, ...string[]]
) => ({ subgroupCode, name, things, vatCode: 'standard', fromMills, toMills }) as const;
