import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { once } from '@talloor/platform/once.ts';

/** Relative to the working directory of every process. */
export const dataFolder = 'server/src/demo/data';

/** From a JSON Lines file, read when first needed. */
export const records = <Schema extends z.ZodType>(name: string, schema: Schema): (() => readonly z.output<Schema>[]) =>
  once(() =>
    readFileSync(`${dataFolder}/${name}.jsonl`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => schema.parse(JSON.parse(line))),
  );

export const document = <Schema extends z.ZodType>(name: string, schema: Schema): (() => z.output<Schema>) =>
  once(() => schema.parse(JSON.parse(readFileSync(`${dataFolder}/${name}.json`, 'utf8'))));
