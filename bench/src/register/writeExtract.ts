import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { randomOf } from '@talloor/catalogue/generator/randomOf.ts';

type Draw = (enterprise: Enterprise) => readonly (readonly string[])[];
type Enterprise = {
  readonly number: string;
  readonly units: readonly string[];
  readonly isNaturalPerson: boolean;
  readonly next: () => number;
};

const firstNames = ['An', 'Karim', 'Lotte', 'Jean', 'Fatima', 'Wim', 'Chloé', 'Đặng', 'Marie-Ève', "Tim O'"];
const words = [
  'Bistro',
  'Frituur',
  'Traiteur',
  'Résidence',
  'Brasserie',
  'Hotel "De Ster"',
  'Crèche',
  'Garage',
  'Studio',
  'Advies',
];
const rests = [
  'De Linde',
  'Les Tilleuls',
  'Aan Zee',
  'du Perron',
  'Het Anker',
  'Zwaluwhof',
  'La Clairière',
  'Drie Fonteinen',
];
const towns = [
  ['1000', 'Brussel', 'Bruxelles'],
  ['2000', 'Antwerpen', 'Anvers'],
  ['3000', 'Leuven', 'Louvain'],
  ['4000', 'Luik', 'Liège'],
  ['5000', 'Namen', 'Namur'],
  ['7000', 'Bergen', 'Mons'],
  ['8500', 'Kortrijk', 'Courtrai'],
  ['9000', 'Gent', 'Gand'],
] as const;
const situations = ['000', '000', '000', '000', '000', '000', '000', '000', '012', '050'];
const forms = ['610', '610', '610', '014', '017', '616', '706', '416'];

const tables: Readonly<Record<string, { readonly columns: string; readonly draw: Draw }>> = {
  enterprise: {
    columns: 'EnterpriseNumber,Status,JuridicalSituation,TypeOfEnterprise,JuridicalForm,JuridicalFormCAC,StartDate',
    draw: ({ number, isNaturalPerson, next }) => [
      [
        number,
        'AC',
        pick(situations, next),
        isNaturalPerson ? '1' : '2',
        isNaturalPerson ? '' : pick(forms, next),
        '',
        dayOf(next),
      ],
    ],
  },
  denomination: {
    columns: 'EntityNumber,Language,TypeOfDenomination,Denomination',
    draw: ({ number, units, isNaturalPerson, next }) => {
      const name = isNaturalPerson ? `Janssens ${pick(firstNames, next)}` : `${pick(words, next)} ${pick(rests, next)}`;
      return [
        [number, next() < 0.5 ? '2' : '1', '001', name],
        ...(next() < 0.3 ? [[number, '0', '003', pick(rests, next)]] : []),
        ...units.filter(() => next() < 0.5).map((unit) => [unit, '0', '003', pick(words, next)]),
      ];
    },
  },
  address: {
    columns:
      'EntityNumber,TypeOfAddress,CountryNL,CountryFR,Zipcode,MunicipalityNL,MunicipalityFR,StreetNL,StreetFR,HouseNumber,Box,ExtraAddressInfo,DateStrikingOff',
    draw: ({ number, units, isNaturalPerson, next }) =>
      [...(isNaturalPerson ? [] : [[number, 'REGO'] as const]), ...units.map((unit) => [unit, 'BAET'] as const)].map(
        ([entity, kind]) => {
          const town = pick(towns, next);
          const house = String(1 + Math.floor(next() * 300));
          return [
            entity,
            kind,
            '',
            '',
            ...town,
            'Kerkstraat',
            "Rue de l'Église",
            house,
            next() < 0.2 ? 'b1' : '',
            '',
            '',
          ];
        },
      ),
  },
  activity: {
    columns: 'EntityNumber,ActivityGroup,NaceVersion,NaceCode,Classification',
    draw: ({ number, units, next }) => {
      const code = String(10_000 + Math.floor(next() * 89_999));
      const own = ['001', '006'].flatMap((group) =>
        ['2008', '2025'].flatMap((version) => [
          [number, group, version, code, 'MAIN'],
          [number, group, version, '56210', 'SECO'],
        ]),
      );
      return [...own, ...units.map((unit) => [unit, '003', '2025', code, 'MAIN'])];
    },
  },
  establishment: {
    columns: 'EstablishmentNumber,StartDate,EnterpriseNumber',
    draw: ({ number, units, next }) => units.map((unit) => [unit, dayOf(next), number]),
  },
  contact: {
    columns: 'EntityNumber,EntityContact,ContactType,Value',
    draw: ({ number, next }) => (next() < 0.3 ? [[number, 'ENT', 'TEL', '02 000 00 00']] : []),
  },
};

/**
 * Deterministic, in KBO/BCE layout with valid check digits.
 * @returns some enterprise numbers
 */
export async function writeExtract(folder: string, enterprises: number): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const { next } = randomOf(20_260_311);
  const files = Object.entries(tables).map(([name, table]) => ({ ...table, ...openFile(join(folder, `${name}.csv`)) }));
  for (const { columns, add } of files) await add(`${columns.split(',').map(quoted).join(',')}\n`);
  const sampleNumbers: string[] = [];
  let unit = 0;
  for (let at = 0; at < enterprises; at += 1) {
    const eight = String(2_000_001 + at * 3).padStart(8, '0');
    const digits = `${eight}${String(97 - (Number(eight) % 97)).padStart(2, '0')}`;
    if (at % Math.max(1, Math.floor(enterprises / 1000)) === 0) sampleNumbers.push(digits);
    const units = Array.from({ length: next() < 0.8 ? 1 : 0 }, () =>
      dotted(`2${String((unit += 1)).padStart(9, '0')}`, 1),
    );
    const enterprise = { number: dotted(digits, 4), units, isNaturalPerson: next() < 0.45, next };
    for (const { draw, add } of files) {
      const rows = draw(enterprise);
      if (rows.length > 0) await add(rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''));
    }
  }
  const meta = [
    ['SnapshotDate', '28-02-2026'],
    ['ExtractTimestamp', '01-03-2026 06:00:00'],
    ['ExtractType', 'full'],
    ['ExtractNumber', '140'],
    ['Version', 'R018.00'],
  ];
  const small = {
    meta: [['Variable', 'Value'], ...meta],
    code: [['Category', 'Code', 'Language', 'Description'], ...codes],
    branch: [['Id', 'StartDate', 'EnterpriseNumber']],
  };
  for (const [name, rows] of Object.entries(small)) {
    const { add, end } = openFile(join(folder, `${name}.csv`));
    await add(rows.map((row) => `${row.map(quoted).join(',')}\n`).join(''));
    await end();
  }
  for (const { end } of files) await end();
  return sampleNumbers;
}

const codes = [
  ['JuridicalForm', '610', 'NL', 'Besloten vennootschap'],
  ['JuridicalForm', '610', 'FR', 'Société à responsabilité limitée'],
  ['JuridicalSituation', '000', 'NL', 'Normale toestand'],
  ['JuridicalSituation', '000', 'FR', 'Situation normale'],
];

function openFile(path: string) {
  const file = createWriteStream(path);
  let buffer = '';
  const write = async () => {
    if (!file.write(buffer)) await once(file, 'drain');
    buffer = '';
  };
  return {
    add: async (text: string) => {
      buffer += text;
      if (buffer.length > 1024 * 1024) await write();
    },
    end: async () => {
      await write();
      file.end();
      await once(file, 'close');
    },
  };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const pick = <T>(values: readonly [T, ...T[]] | readonly T[], next: () => number): T => {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new Error('there are no values to choose from');
  return value;
};
const dayOf = (next: () => number) =>
  `${String(1 + Math.floor(next() * 28)).padStart(2, '0')}-${String(1 + Math.floor(next() * 12)).padStart(2, '0')}-${1960 + Math.floor(next() * 66)}`;
const dotted = (digits: string, first: number) =>
  `${digits.slice(0, first)}.${digits.slice(first).match(/\d{3}/g)?.join('.') ?? ''}`;
