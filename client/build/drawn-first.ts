import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const DRAWING = fileURLToPath(new URL('../src/drawing.ts', import.meta.url));
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** Lets the document begin with the file that draws, which then begins with the entry, and names that for it. */
export function drawnFirst(): Plugin {
  return {
    name: 'drawn-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle }) {
        if (!filename.endsWith('index.html')) return html;
        const drawing = Object.values(bundle ?? {}).find(
          (file) => file.type === 'chunk' && file.moduleIds.includes(DRAWING),
        );
        const preload = `<link rel="modulepreload" crossorigin href="/${drawing?.fileName}">`;
        const [script, entry] = ENTRY.exec(html) ?? [];
        if (!script || !html.includes(preload))
          throw new Error('The document does not name what draws, and the entry.');
        return html
          .replace(preload, `<link rel="modulepreload" crossorigin href="${entry}" data-entry>`)
          .replace(script, `<script type="module" crossorigin src="/${drawing?.fileName}"></script>`);
      },
    },
  };
}
