import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const definition = /@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js/;
const weightEntry = /\n {2}\[\n {4}"(\w+)",[\s\S]*?\n {2}\],?/g;
const iconImport = /import \{ (?:\w+ as )?(\w+) \} from '@phosphor-icons\/react\/dist\/csr\/(\w+)'/g;
const usual = ['regular', 'bold', 'fill', 'duotone'];

/** All usual weights if computed. */
function weightsOfTag(attributes: string): readonly string[] {
  const [, named, computed] = /\bweight=(?:"(\w+)"|\{([^}]*)\})/.exec(attributes) ?? [];
  if (named !== undefined) return [named];
  if (computed === undefined) return attributes.includes('{...') ? usual : ['regular'];
  const choices = [...computed.matchAll(/'(\w+)'/g)]
    .map(([, choice]) => choice ?? '')
    .filter((one) => usual.includes(one));
  return choices.length > 0 ? choices : usual;
}

export function weightsIn(source: string): ReadonlyMap<string, ReadonlySet<string>> {
  const shown = new Map<string, Set<string>>();
  for (const [, binding = '', icon = ''] of source.matchAll(iconImport)) {
    const weights = shown.get(icon) ?? new Set<string>();
    shown.set(icon, weights);
    const uses = source
      .replaceAll(iconImport, '')
      .matchAll(new RegExp(`(<?)\\b${binding}\\b((?:(?!/>)[\\s\\S])*)`, 'g'));
    for (const [, opening, rest = ''] of uses)
      for (const weight of opening === '<' ? weightsOfTag(rest) : usual) weights.add(weight);
  }
  return shown;
}

/** Ships only shown weights. @param boardsFiles tables of board icons (duotone) */
export function shownIconWeights(boardsFiles: readonly string[], folder: string): Plugin {
  const shown = new Map<string, Set<string>>();
  const add = (icon: string, weights: Iterable<string>) => {
    const known = shown.get(icon) ?? new Set<string>();
    for (const weight of weights) known.add(weight);
    shown.set(icon, known);
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/(?<!\.test)\.tsx?$/.test(name))
      for (const [icon, weights] of weightsIn(readFileSync(join(folder, name), 'utf8'))) add(icon, weights);
  for (const file of boardsFiles)
    for (const [, icon = ''] of readFileSync(file, 'utf8').matchAll(/dist\/csr\/(\w+)'/g)) add(icon, ['duotone']);
  return {
    name: 'shown-icon-weights',
    apply: 'build',
    transform(code, id) {
      const icon = definition.exec(id)?.[1];
      if (icon === undefined) return null;
      const kept = shown.get(icon) ?? new Set(usual);
      return {
        code: code.replaceAll(weightEntry, (entry, weight: string) => (kept.has(weight) ? entry : '')),
        map: null,
      };
    },
  };
}
