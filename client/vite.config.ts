import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { fillPlaceholders } from './build/fill-placeholders';
import { fontWeights } from './build/font-weights';
import { packedFiles } from './build/packed-files';
import { pageFiles } from './build/page-files';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Preloads the one font file that each page needs, which the browser would otherwise request only after the CSS. */
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

const apiTarget = process.env['DEV_API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Modules that a press opens: in `shared`, they would bring Mantine's dialogs to each page. */
const ON_DEMAND =
  /[\\/](?:[\w-]*(?:dialog|drawer|-box|panel|picker|question)|tabs|combobox|calendar|overlay-parts)\.tsx?$/;
const SHARED =
  /client[\\/]src[\\/](?!features|lib[\\/](drag|list-url)\.|ui[\\/](drag|form|log|table-parts)[\\/]|ui[\\/]list[\\/](?!list-search)|ui[\\/](stepper|table)\.|entities[\\/](saved-view|export|job|import|placement|workplace)|lib[\\/]read-text-file|apollo[\\/]feedback[\\/]ask-before)|[\\/]domain[\\/](?!organisation-number|study-plans[\\/](?!awaits-student)|placements[\\/](?!week)|text-encoding|months-to-freeze|school-days|labels[\\/](access-log|study-plan|placement|earning|document|import|system|workplace-import)|lists[\\/](free-places|logs|study-plans|workplace-contacts))|node_modules[\\/](@tabler|dayjs)[\\/]/;
const DIALOGS =
  /node_modules[\\/](@mantine[\\/]core|@floating-ui|react-remove-scroll)[\\/]|client[\\/]src[\\/]ui[\\/]/;

/**
 * A few named chunks beside one per lazy route and dialog (ADR 15). A group takes along what its modules import unless
 * a group before it has it, so that chunks never import each other.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  // The base style sheet, which those of single parts override, the frame of each page, and the sign-in page, which
  // comes before every other.
  { name: 'app', test: /client[\\/]src[\\/](main|app[\\/]routes[\\/]login-route)\.tsx$/ },
  {
    name: 'apollo',
    test: /client[\\/]src[\\/]apollo[\\/]data-provider|node_modules[\\/]@apollo[\\/]client[\\/]react[\\/]/,
  },
  // Lists, forms, entities, labels and icons that more than one page or dialog uses.
  { name: 'shared', test: (id) => SHARED.test(id) && !ON_DEMAND.test(id), minShareCount: 2 },
  {
    name: 'mantine',
    test: /node_modules[\\/]@mantine[\\/](core[\\/]esm[\\/](core|components[\\/]UnstyledButton)|hooks)[\\/]/,
    minShareCount: 2,
  },
  // Tables, filters, saved views and exports of lists, which forms, boards and single records do without.
  {
    name: 'lists',
    test: (id) =>
      /client[\\/]src[\\/](ui[\\/](list|table-parts)[\\/]|ui[\\/]table\.|lib[\\/]list-url\.|entities[\\/](saved-view|export|job)[\\/])/.test(
        id,
      ) && !ON_DEMAND.test(id),
    minShareCount: 2,
  },
  { name: 'own-settings', test: /features[\\/]profile[\\/](profile\.generated|use-update-profile)/ },
  // What the frame of each page fetches after the page itself: one file for the search box, the bell and the settings.
  {
    name: 'frame',
    test: /client[\\/]src[\\/]features[\\/](search[\\/]search-box|notifications[\\/]notification-bell|profile[\\/]settings-follower)\.tsx$/,
  },
  // Dragging, and the rules of placements that the board and the student's pages share.
  {
    name: 'drag',
    test: /client[\\/]src[\\/](ui[\\/]drag[\\/]|lib[\\/]drag\.)|node_modules[\\/]@dnd-kit[\\/]/,
  },
  {
    name: 'placement-rules',
    test: /[\\/]domain[\\/]placements[\\/](hours|reported-week|state|talks)\.ts$/,
    minShareCount: 2,
  },
  // Labels and rules that other pages use too.
  { name: 'document-labels', test: /[\\/]domain[\\/]labels[\\/]document\.ts$/, minShareCount: 2 },
  {
    name: 'placement-terms',
    test: /[\\/]domain[\\/](placements[\\/](agreement|agreement-text|weekdays)|labels[\\/]placement)\.ts$/,
    minShareCount: 2,
  },
  // What the pages of staff and students show of a placement.
  {
    name: 'placement-parts',
    test: (id) => /features[\\/]placements[\\/]/.test(id) && !ON_DEMAND.test(id),
    minShareCount: 2,
  },
  // The file panel and its few lines for the pages of a student.
  { name: 'files', test: /client[\\/]src[\\/]features[\\/]files[\\/](file-panel|student-files)\.tsx$/ },
  // With the first form of a page, or of a dialog.
  {
    name: 'forms',
    test: /client[\\/]src[\\/]ui[\\/]form[\\/](?!form-dialog)|node_modules[\\/]react-hook-form[\\/]/,
  },
  { name: 'comment-box', test: /features[\\/]comments[\\/]comment-(box|limits)\.tsx?$/ },
  // The settings' forms, of which each page shows a part.
  { name: 'settings', test: /client[\\/]src[\\/]features[\\/]school-settings[\\/]/, minShareCount: 2 },
  {
    name: 'dialogs',
    test: (id) =>
      DIALOGS.test(id) && (id.includes('node_modules') || (ON_DEMAND.test(id) && !id.includes('calendar'))),
    minShareCount: 8,
  },
];

const config: UserConfig = {
  root: here,
  base: '/',
  plugins: [react(), fillPlaceholders(), preloadLatinFont(), fontWeights(), pageFiles(), packedFiles()],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    sourcemap: false,
    target: 'es2022',
    rolldownOptions: {
      onwarn(warning, warn) {
        // 'use client' directives of packages, for a compiler that this build does not use.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      output: { codeSplitting: { groups } },
    },
  },
  optimizeDeps: { entries: ['index.html'] },
  server: {
    proxy: {
      '/api': { target: apiTarget },
      '/graphql': { target: apiTarget, ws: true },
    },
  },
};

export default defineConfig(config);
