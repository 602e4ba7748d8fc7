import { readFamilies } from '../readFamilies.ts';
import { breadFamilies } from './bread.ts';
import { breakfastFamilies } from './breakfast.ts';
import { careFamilies } from './care.ts';
import { dairyFamilies } from './dairy.ts';
import { dessertFamilies } from './dessert.ts';
import { drinksFamilies } from './drinks.ts';
import { dryFamilies } from './dry.ts';
import { fishFamilies } from './fish.ts';
import { frozenFamilies } from './frozen.ts';
import { hotdrinksFamilies } from './hotdrinks.ts';
import { janitorialFamilies } from './janitorial.ts';
import { kidsFamilies } from './kids.ts';
import { kitchenFamilies } from './kitchen.ts';
import { meatFamilies } from './meat.ts';
import { nonfoodFamilies } from './nonfood.ts';
import { packagingFamilies } from './packaging.ts';
import { poultryFamilies } from './poultry.ts';
import { preparedFamilies } from './prepared.ts';
import { snacksFamilies } from './snacks.ts';
import { spiritsFamilies } from './spirits.ts';
import { sweetsFamilies } from './sweets.ts';
import { tableFamilies } from './table.ts';
import { vegFamilies } from './veg.ts';
import { veganFamilies } from './vegan.ts';
import { worldFamilies } from './world.ts';

/** Every article beyond those of the mock-ups, as lines of readArticle.ts. */
export const articleLines: readonly string[] = [
  vegFamilies,
  meatFamilies,
  poultryFamilies,
  fishFamilies,
  dairyFamilies,
  breadFamilies,
  frozenFamilies,
  dryFamilies,
  preparedFamilies,
  drinksFamilies,
  nonfoodFamilies,
  worldFamilies,
  veganFamilies,
  careFamilies,
  kidsFamilies,
  snacksFamilies,
  sweetsFamilies,
  breakfastFamilies,
  dessertFamilies,
  hotdrinksFamilies,
  spiritsFamilies,
  packagingFamilies,
  tableFamilies,
  kitchenFamilies,
  janitorialFamilies,
].flatMap(readFamilies);
