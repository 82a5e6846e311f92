import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig, type InlineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunk-groups';
import { drawnFirst } from './build/drawn-first';
import { fontWeights } from './build/font-weights';
import { onePathIcons } from './build/one-path-icons';
import { pageWords } from './build/page-words';
import { packedFiles } from './build/packed-files';
import { pageFiles } from './build/page-files';
import { reachOf } from './build/reach';

const here = fileURLToPath(new URL('.', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * The version is known when the client is built; product name and nonce belong to the answer and are
 * left for the server. Under `vite` there is no server of ours in front, so they get their defaults.
 */
function fillPlaceholders(): Plugin {
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

/** The one font file that every page needs at once, fetched beside the script instead of after the CSS. */
function preloadLatinFont(): Plugin {
  return {
    name: 'preload-latin-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, context) {
        if (!context.filename.endsWith('index.html')) return [];
        const font = Object.keys(context.bundle ?? {}).find((file) =>
          /-latin-wght-normal-[^/]*\.woff2$/.test(file),
        );
        if (!font) throw new Error('The latin font file is missing from the bundle.');
        return [
          {
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: '' },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}

/** The scripts that the page has loaded when the first of its lazy parts is asked for. */
const loadedAtStart = new Set<string>();

/** A lazy part names what is to be fetched beside it; what every page has by then would be named in vain, often. */
function noteWhatIsLoaded(): Plugin {
  return {
    name: 'note-what-is-loaded',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const entries = Object.values(bundle).filter(
          (chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'main',
        );
        const importsOf = (file: string) => {
          const chunk = bundle[file];
          return chunk?.type === 'chunk' ? chunk.imports : [];
        };
        for (const file of reachOf(
          entries.map(({ fileName }) => fileName),
          importsOf,
        ))
          loadedAtStart.add(file);
      },
    },
  };
}

const apiTarget = process.env['DEV_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

const config: InlineConfig = {
  root: here,
  base: '/',
  plugins: [
    onePathIcons(),
    pageWords(),
    react(),
    fillPlaceholders(),
    preloadLatinFont(),
    drawnFirst(),
    noteWhatIsLoaded(),
    pageFiles(),
    packedFiles(),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    modulePreload: {
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !loadedAtStart.has(file)),
    },
    target: 'es2022',
    // GraphiQL's editor is one large chunk that only its own page loads.
    chunkSizeWarningLimit: 4500,
    rolldownOptions: {
      onwarn(warning, warn) {
        // Hints of packages to a compiler that is not used here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      input: { main: `${here}index.html`, graphiql: `${here}graphiql.html` },
    },
  },
  // GraphiQL is built, not developed: its workers cannot be bundled ahead, and the server serves its page.
  optimizeDeps: { entries: ['index.html'] },
  server: {
    proxy: {
      '/api': { target: apiTarget },
      '/graphql': { target: apiTarget, ws: true },
    },
  },
};

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config;
  const name = await chunkGroups(config);
  const groups = [{ name, includeDependenciesRecursively: false }];
  return mergeConfig(config, {
    plugins: [fontWeights()],
    build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
  });
});
