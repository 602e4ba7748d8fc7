import { BeerBottleIcon } from '@phosphor-icons/react/dist/csr/BeerBottle';
import { BirdIcon } from '@phosphor-icons/react/dist/csr/Bird';
import { BowlSteamIcon } from '@phosphor-icons/react/dist/csr/BowlSteam';
import { BreadIcon } from '@phosphor-icons/react/dist/csr/Bread';
import { CarrotIcon } from '@phosphor-icons/react/dist/csr/Carrot';
import { CheeseIcon } from '@phosphor-icons/react/dist/csr/Cheese';
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee';
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot';
import { CowIcon } from '@phosphor-icons/react/dist/csr/Cow';
import { DropHalfBottomIcon } from '@phosphor-icons/react/dist/csr/DropHalfBottom';
import { EggIcon } from '@phosphor-icons/react/dist/csr/Egg';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { GrainsIcon } from '@phosphor-icons/react/dist/csr/Grains';
import { HandSoapIcon } from '@phosphor-icons/react/dist/csr/HandSoap';
import { IceCreamIcon } from '@phosphor-icons/react/dist/csr/IceCream';
import { OrangeIcon } from '@phosphor-icons/react/dist/csr/Orange';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { ShrimpIcon } from '@phosphor-icons/react/dist/csr/Shrimp';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/csr/Snowflake';
import { SprayBottleIcon } from '@phosphor-icons/react/dist/csr/SprayBottle';
import { WineIcon } from '@phosphor-icons/react/dist/csr/Wine';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { BoardName } from './tokens.ts';

const groups: Readonly<Record<BoardName, Icon>> = {
  veg: CarrotIcon,
  meat: CowIcon,
  poultry: BirdIcon,
  fish: FishIcon,
  dairy: CheeseIcon,
  bread: BreadIcon,
  frozen: SnowflakeIcon,
  dry: GrainsIcon,
  prepared: CookingPotIcon,
  drinks: WineIcon,
  nonfood: SprayBottleIcon,
};

/** Sub-groups with a face of their own; the others wear their group's. */
const subgroups: Readonly<Record<string, Icon>> = {
  fruit: OrangeIcon,
  shrimp: ShrimpIcon,
  shellfish: ShrimpIcon,
  cream: DropHalfBottomIcon,
  milk: DropHalfBottomIcon,
  yoghurt: DropHalfBottomIcon,
  egg: EggIcon,
  cake: CookieIcon,
  icecream: IceCreamIcon,
  soup: BowlSteamIcon,
  beer: BeerBottleIcon,
  water: DropHalfBottomIcon,
  soft: DropHalfBottomIcon,
  coffee: CoffeeIcon,
  soap: HandSoapIcon,
};

const isBoard = (code: string): code is BoardName => code in groups;

/** Board and icon of a navigation group; an unknown group takes the dry one with a package (design, Boards). */
export function boardOf(groupCode: string, subgroupCode?: string): { readonly board: BoardName; readonly icon: Icon } {
  if (!isBoard(groupCode)) return { board: 'dry', icon: PackageIcon };
  return {
    board: groupCode,
    icon: (subgroupCode === undefined ? undefined : subgroups[subgroupCode]) ?? groups[groupCode],
  };
}
