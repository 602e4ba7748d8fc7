import { AvocadoIcon } from '@phosphor-icons/react/dist/csr/Avocado';
import { BabyCarriageIcon } from '@phosphor-icons/react/dist/csr/BabyCarriage';
import { BeerBottleIcon } from '@phosphor-icons/react/dist/csr/BeerBottle';
import { BeerSteinIcon } from '@phosphor-icons/react/dist/csr/BeerStein';
import { BirdIcon } from '@phosphor-icons/react/dist/csr/Bird';
import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood';
import { BowlSteamIcon } from '@phosphor-icons/react/dist/csr/BowlSteam';
import { BrandyIcon } from '@phosphor-icons/react/dist/csr/Brandy';
import { BreadIcon } from '@phosphor-icons/react/dist/csr/Bread';
import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom';
import { CakeIcon } from '@phosphor-icons/react/dist/csr/Cake';
import { CarrotIcon } from '@phosphor-icons/react/dist/csr/Carrot';
import { ChampagneIcon } from '@phosphor-icons/react/dist/csr/Champagne';
import { CheeseIcon } from '@phosphor-icons/react/dist/csr/Cheese';
import { ChefHatIcon } from '@phosphor-icons/react/dist/csr/ChefHat';
import { CherriesIcon } from '@phosphor-icons/react/dist/csr/Cherries';
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee';
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot';
import { CowIcon } from '@phosphor-icons/react/dist/csr/Cow';
import { DropHalfBottomIcon } from '@phosphor-icons/react/dist/csr/DropHalfBottom';
import { EggIcon } from '@phosphor-icons/react/dist/csr/Egg';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { FishSimpleIcon } from '@phosphor-icons/react/dist/csr/FishSimple';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
import { GrainsIcon } from '@phosphor-icons/react/dist/csr/Grains';
import { HamburgerIcon } from '@phosphor-icons/react/dist/csr/Hamburger';
import { HandSoapIcon } from '@phosphor-icons/react/dist/csr/HandSoap';
import { IceCreamIcon } from '@phosphor-icons/react/dist/csr/IceCream';
import { JarIcon } from '@phosphor-icons/react/dist/csr/Jar';
import { KnifeIcon } from '@phosphor-icons/react/dist/csr/Knife';
import { LeafIcon } from '@phosphor-icons/react/dist/csr/Leaf';
import { MartiniIcon } from '@phosphor-icons/react/dist/csr/Martini';
import { NutIcon } from '@phosphor-icons/react/dist/csr/Nut';
import { OnigiriIcon } from '@phosphor-icons/react/dist/csr/Onigiri';
import { OrangeIcon } from '@phosphor-icons/react/dist/csr/Orange';
import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { PepperIcon } from '@phosphor-icons/react/dist/csr/Pepper';
import { PintGlassIcon } from '@phosphor-icons/react/dist/csr/PintGlass';
import { PizzaIcon } from '@phosphor-icons/react/dist/csr/Pizza';
import { PlantIcon } from '@phosphor-icons/react/dist/csr/Plant';
import { PopcornIcon } from '@phosphor-icons/react/dist/csr/Popcorn';
import { RabbitIcon } from '@phosphor-icons/react/dist/csr/Rabbit';
import { ShrimpIcon } from '@phosphor-icons/react/dist/csr/Shrimp';
import { SnowflakeIcon } from '@phosphor-icons/react/dist/csr/Snowflake';
import { SprayBottleIcon } from '@phosphor-icons/react/dist/csr/SprayBottle';
import { TeaBagIcon } from '@phosphor-icons/react/dist/csr/TeaBag';
import { ToiletPaperIcon } from '@phosphor-icons/react/dist/csr/ToiletPaper';
import { ToteIcon } from '@phosphor-icons/react/dist/csr/Tote';
import { WineIcon } from '@phosphor-icons/react/dist/csr/Wine';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { boardColours, type BoardName } from './tokens.ts';

/** The icons that a board can wear, by the key under which content names them. */
const icons = {
  avocado: AvocadoIcon,
  'baby-carriage': BabyCarriageIcon,
  'beer-bottle': BeerBottleIcon,
  'beer-stein': BeerSteinIcon,
  bird: BirdIcon,
  'bowl-food': BowlFoodIcon,
  'bowl-steam': BowlSteamIcon,
  brandy: BrandyIcon,
  bread: BreadIcon,
  broom: BroomIcon,
  cake: CakeIcon,
  carrot: CarrotIcon,
  champagne: ChampagneIcon,
  cheese: CheeseIcon,
  'chef-hat': ChefHatIcon,
  cherries: CherriesIcon,
  coffee: CoffeeIcon,
  cookie: CookieIcon,
  'cooking-pot': CookingPotIcon,
  cow: CowIcon,
  'drop-half-bottom': DropHalfBottomIcon,
  egg: EggIcon,
  fish: FishIcon,
  'fish-simple': FishSimpleIcon,
  'fork-knife': ForkKnifeIcon,
  gift: GiftIcon,
  grains: GrainsIcon,
  hamburger: HamburgerIcon,
  'hand-soap': HandSoapIcon,
  'ice-cream': IceCreamIcon,
  jar: JarIcon,
  knife: KnifeIcon,
  leaf: LeafIcon,
  martini: MartiniIcon,
  nut: NutIcon,
  onigiri: OnigiriIcon,
  orange: OrangeIcon,
  package: PackageIcon,
  pepper: PepperIcon,
  'pint-glass': PintGlassIcon,
  pizza: PizzaIcon,
  plant: PlantIcon,
  popcorn: PopcornIcon,
  rabbit: RabbitIcon,
  shrimp: ShrimpIcon,
  snowflake: SnowflakeIcon,
  'spray-bottle': SprayBottleIcon,
  'tea-bag': TeaBagIcon,
  'toilet-paper': ToiletPaperIcon,
  tote: ToteIcon,
  wine: WineIcon,
} as const satisfies Readonly<Record<string, Icon>>;
export type BoardIconName = keyof typeof icons;

/** What a board wears where content names no icon. */
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

/** Boards and icons that content may name. */
export const boardNames = Object.keys(boardColours) as readonly BoardName[];
export const boardIconNames = Object.keys(icons) as readonly BoardIconName[];

const isBoard = (name: string): name is BoardName => Object.hasOwn(boardColours, name);
const isIcon = (name: string): name is BoardIconName => Object.hasOwn(icons, name);

/**
 * How a board looks, from what content says of it: an unknown board is the dry one with a package (design, Boards), an
 * unknown icon a package too, and none the board's own.
 */
export function boardOf(board: string, icon: string | null = null): { readonly board: BoardName; readonly icon: Icon } {
  if (!isBoard(board)) return { board: 'dry', icon: icon !== null && isIcon(icon) ? icons[icon] : icons.package };
  const worn = icon ?? ownIcons[board];
  return { board, icon: isIcon(worn) ? icons[worn] : icons.package };
}
