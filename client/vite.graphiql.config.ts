import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fillPlaceholders } from './build/fill-placeholders';
import { packedFiles } from './build/packed-files';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * GraphiQL and the API reference, built apart from the client: in one build they would share chunks, and with them the client's style sheets.
 * It is built, not developed: its workers cannot be bundled ahead, and the server serves its page.
 */
export default defineConfig({
  root: here,
  base: '/',
  publicDir: false,
  plugins: [react(), fillPlaceholders(), packedFiles()],
  build: {
    outDir: '../dist/graphiql',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    // GraphiQL's editor is a chunk of 4 MB.
    chunkSizeWarningLimit: 4500,
    rolldownOptions: { input: [`${here}graphiql.html`, `${here}api-docs.html`] },
  },
});
