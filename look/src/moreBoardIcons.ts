import { AvocadoIcon } from '@phosphor-icons/react/dist/csr/Avocado';
import { BabyCarriageIcon } from '@phosphor-icons/react/dist/csr/BabyCarriage';
import { BeerBottleIcon } from '@phosphor-icons/react/dist/csr/BeerBottle';
import { BeerSteinIcon } from '@phosphor-icons/react/dist/csr/BeerStein';
import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood';
import { BowlSteamIcon } from '@phosphor-icons/react/dist/csr/BowlSteam';
import { BrandyIcon } from '@phosphor-icons/react/dist/csr/Brandy';
import { BroomIcon } from '@phosphor-icons/react/dist/csr/Broom';
import { CakeIcon } from '@phosphor-icons/react/dist/csr/Cake';
import { ChampagneIcon } from '@phosphor-icons/react/dist/csr/Champagne';
import { ChefHatIcon } from '@phosphor-icons/react/dist/csr/ChefHat';
import { CherriesIcon } from '@phosphor-icons/react/dist/csr/Cherries';
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee';
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { DropHalfBottomIcon } from '@phosphor-icons/react/dist/csr/DropHalfBottom';
import { EggIcon } from '@phosphor-icons/react/dist/csr/Egg';
import { FishSimpleIcon } from '@phosphor-icons/react/dist/csr/FishSimple';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { GiftIcon } from '@phosphor-icons/react/dist/csr/Gift';
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
import { PepperIcon } from '@phosphor-icons/react/dist/csr/Pepper';
import { PintGlassIcon } from '@phosphor-icons/react/dist/csr/PintGlass';
import { PizzaIcon } from '@phosphor-icons/react/dist/csr/Pizza';
import { PlantIcon } from '@phosphor-icons/react/dist/csr/Plant';
import { PopcornIcon } from '@phosphor-icons/react/dist/csr/Popcorn';
import { RabbitIcon } from '@phosphor-icons/react/dist/csr/Rabbit';
import { ShrimpIcon } from '@phosphor-icons/react/dist/csr/Shrimp';
import { TeaBagIcon } from '@phosphor-icons/react/dist/csr/TeaBag';
import { ToiletPaperIcon } from '@phosphor-icons/react/dist/csr/ToiletPaper';
import { ToteIcon } from '@phosphor-icons/react/dist/csr/Tote';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';

/** Loaded on first use. */
export const moreBoardIcons = {
  avocado: AvocadoIcon,
  'baby-carriage': BabyCarriageIcon,
  'beer-bottle': BeerBottleIcon,
  'beer-stein': BeerSteinIcon,
  'bowl-food': BowlFoodIcon,
  'bowl-steam': BowlSteamIcon,
  brandy: BrandyIcon,
  broom: BroomIcon,
  cake: CakeIcon,
  champagne: ChampagneIcon,
  'chef-hat': ChefHatIcon,
  cherries: CherriesIcon,
  coffee: CoffeeIcon,
  cookie: CookieIcon,
  'drop-half-bottom': DropHalfBottomIcon,
  egg: EggIcon,
  'fish-simple': FishSimpleIcon,
  'fork-knife': ForkKnifeIcon,
  gift: GiftIcon,
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
  pepper: PepperIcon,
  'pint-glass': PintGlassIcon,
  pizza: PizzaIcon,
  plant: PlantIcon,
  popcorn: PopcornIcon,
  rabbit: RabbitIcon,
  shrimp: ShrimpIcon,
  'tea-bag': TeaBagIcon,
  'toilet-paper': ToiletPaperIcon,
  tote: ToteIcon,
} as const satisfies Readonly<Record<string, Icon>>;
