import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** Fills in the version at build; the server fills in product name and nonce per response, so `vite` needs defaults. */
export function fillPlaceholders(): Plugin {
  let serving = false;
  return {
    name: 'fill-placeholders',
    configResolved(config) {
      serving = config.command === 'serve';
    },
    transformIndexHtml(html) {
      const versioned = html.replaceAll('%APP_VERSION%', version);
      return serving
        ? versioned.replaceAll('%PRODUCT_NAME%', 'Studievy').replaceAll('%NONCE%', '')
        : versioned;
    },
  };
}
