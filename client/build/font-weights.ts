import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const FONT = /-wght-normal-[^/]*\.woff2$/;
/** The range of weights in the style sheets; the font holds 200 to 800. */
const WEIGHTS = { min: 400, max: 700 };
/** Every character, so that the font keeps all that it has. */
const LETTERS = Array.from({ length: 0xd8_00 }, (_, code) => String.fromCharCode(code)).join('');

/** Removes unused weights from the variable fonts: 20 kB are sent before the first text instead of 34. */
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
