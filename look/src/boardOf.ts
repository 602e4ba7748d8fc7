import { BirdIcon } from '@phosphor-icons/react/dist/csr/Bird';
import { BreadIcon } from '@phosphor-icons/react/dist/csr/Bread';
import { CarrotIcon } from '@phosphor-icons/react/dist/csr/Carrot';
import { CheeseIcon } from '@phosphor-icons/react/dist/csr/Cheese';
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot';
import { CowIcon } from '@phosphor-icons/react/dist/csr/Cow';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { GrainsIcon } from '@phosphor-icons/react/dist/csr/Grains';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/csr/Snowflake';
import { SprayBottleIcon } from '@phosphor-icons/react/dist/csr/SprayBottle';
import { WineIcon } from '@phosphor-icons/react/dist/csr/Wine';
import type { Icon, IconProps } from '@phosphor-icons/react/dist/lib/types';
import type { ComponentType } from 'react';
import { laterBoardIcons } from './laterBoardIcons.tsx';
import { boardColours, type BoardName } from './tokens.ts';

/** Icons loaded at once. */
const firstIcons = {
  bird: BirdIcon,
  bread: BreadIcon,
  carrot: CarrotIcon,
  cheese: CheeseIcon,
  'cooking-pot': CookingPotIcon,
  cow: CowIcon,
  fish: FishIcon,
  grains: GrainsIcon,
  package: PackageIcon,
  snowflake: SnowflakeIcon,
  'spray-bottle': SprayBottleIcon,
  wine: WineIcon,
} as const satisfies Readonly<Record<string, Icon>>;

const icons = { ...firstIcons, ...laterBoardIcons };
export type BoardIconName = keyof typeof icons;

const ownIcons: Readonly<Record<BoardName, BoardIconName>> = {
  veg: 'carrot',
  meat: 'cow',
  poultry: 'bird',
  fish: 'fish',
  dairy: 'cheese',
  bread: 'bread',
  frozen: 'snowflake',
  dry: 'grains',
  prepared: 'cooking-pot',
  drinks: 'wine',
  nonfood: 'spray-bottle',
};

export const boardNames = Object.keys(boardColours) as readonly BoardName[];
export const boardIconNames = Object.keys(icons) as readonly BoardIconName[];

const isBoard = (name: string): name is BoardName => Object.hasOwn(boardColours, name);
const isIcon = (name: string): name is BoardIconName => Object.hasOwn(icons, name);

export type BoardLook = { readonly board: BoardName; readonly icon: ComponentType<IconProps> };

/** Unknown boards are the dry one (design, Boards); unknown icons are a package. */
export function boardOf(board: string, icon: string | null = null): BoardLook {
  if (!isBoard(board)) return { board: 'dry', icon: icon !== null && isIcon(icon) ? icons[icon] : icons.package };
  const iconName = icon ?? ownIcons[board];
  return { board, icon: isIcon(iconName) ? icons[iconName] : icons.package };
}
