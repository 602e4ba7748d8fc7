import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const definition = /@phosphor-icons\/react\/dist\/defs\/(\w+)\.es\.js/;
const weightEntry = /\n {2}\[\n {4}"(\w+)",[\s\S]*?\n {2}\],?/g;
/** The design uses neither of the two fine ones. */
const usual = ['regular', 'bold', 'fill', 'duotone'];

const iconsIn = (text: string): string[] => [...text.matchAll(/dist\/csr\/(\w+)'/g)].map(([, name]) => name ?? '');

/**
 * Every icon carries six weights; a page ships those that are shown. Icons that only boards wear are shown as duotone.
 *
 * @param boardsFiles the tables of board icons
 * @param folder the web's own source, whose icons keep all weights of the design
 */
export function shownIconWeights(boardsFiles: readonly string[], folder: string): Plugin {
  const own = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => iconsIn(readFileSync(join(folder, name), 'utf8'))),
  );
  const worn = boardsFiles.flatMap((file) => iconsIn(readFileSync(file, 'utf8')));
  const onlyBoards = new Set(worn.filter((name) => !own.has(name)));
  return {
    name: 'shown-icon-weights',
    apply: 'build',
    transform(code, id) {
      const icon = definition.exec(id)?.[1];
      if (icon === undefined) return null;
      const shown = onlyBoards.has(icon) ? ['duotone'] : usual;
      return {
        code: code.replaceAll(weightEntry, (entry, weight: string) => (shown.includes(weight) ? entry : '')),
        map: null,
      };
    },
  };
}
