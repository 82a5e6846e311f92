import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT = /-wght-normal-[^/]*\.woff2$/;
/** Between these is every weight that the style sheets use; the font holds 200 to 800. */
const WEIGHTS = { min: 400, max: 700 };
/** All letters that the font may have: which of them are there, its makers have chosen. */
const LETTERS = Array.from({ length: 0xd8_00 }, (_, code) => String.fromCharCode(code)).join('');

/** Leaves out of the variable fonts the weights that no page shows: two fifths of what is sent before the first text. */
export function fontWeights(): Plugin {
  return {
    name: 'font-weights',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !FONT.test(file.fileName)) continue;
        const options = { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } } as const;
        file.source = await subsetFont(Buffer.from(file.source), LETTERS, options);
      }
    },
  };
}
