import type { Plugin } from 'vite';

const WORDS = /^export const routes?: (?:readonly )?PageRoute(?:\[\])? = (?:.*;\n|[\s\S]*?^[}\]];\n)/m;

/** What a page says of where it stands is in the table of routes, which everybody has: it does not travel with the page. */
export function pageWords(): Plugin {
  return {
    name: 'page-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/-(page|route)\.tsx$/.test(id)) return null;
      return { code: code.replace(WORDS, (words) => words.replaceAll(/[^\n]/g, '')), map: null };
    },
  };
}
