/** Words from which generated articles are put together: `nl|fr`. Sub-groups carry their own things, VAT and price range. */
export type Assortment = {
  readonly groupCode: string;
  readonly name: string;
  readonly subgroups: readonly {
    readonly subgroupCode: string;
    readonly name: string;
    readonly things: readonly [string, ...string[]];
    readonly vatCode: 'reduced' | 'standard';
    /** Price of one kilo, litre or piece, in mills. */
    readonly fromMills: number;
    readonly toMills: number;
  }[];
};

/** Things that are eaten or drunk: the reduced rate. */
export const food = (
  subgroupCode: string,
  name: string,
  fromMills: number,
  toMills: number,
  ...things: [string, ...string[]]
) => ({ subgroupCode, name, things, vatCode: 'reduced', fromMills, toMills }) as const;
/** All else: the standard rate. */
export const other = (
  subgroupCode: string,
  name: string,
  fromMills: number,
  toMills: number,
  ...things: [string, ...string[]]
) => ({ subgroupCode, name, things, vatCode: 'standard', fromMills, toMills }) as const;
