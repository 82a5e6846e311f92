/** First loads stay small (gzip): what a page fetches before it can be used, by the build's own manifest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from './project.mjs';

const OUT = join(ROOT, 'dist', 'client');

/** kB of gzipped JavaScript and CSS; `chunks` are what the route loads beside the entry. */
const BUDGETS = [
  { page: '/login', chunks: ['src/app/routes/login-route.tsx'], script: 190, style: 30 },
  { page: '/apl', chunks: ['src/app/routes/apl-route.tsx'], script: 250, style: 30 },
];

const manifestFile = join(OUT, '.vite', 'manifest.json');
if (!existsSync(manifestFile)) {
  console.error('The client is not built: npm run build.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));

let exceeded = false;
for (const { page, chunks, script, style } of BUDGETS) {
  const loaded = reach(['index.html', ...chunks]);
  const scripts = kilobytes(loaded.map((entry) => entry.file).filter((file) => file.endsWith('.js')));
  const styles = kilobytes(loaded.flatMap((entry) => entry.css ?? []));
  const fits = scripts <= script && styles <= style;
  exceeded ||= !fits;
  console.log(
    `${fits ? 'ok      ' : 'TOO BIG '} ${page.padEnd(8)} JS ${scripts.toFixed(1)} of ${script} kB, CSS ${styles.toFixed(1)} of ${style} kB (gzip)`,
  );
}
process.exit(exceeded ? 1 : 0);

/** The named chunks with everything that they import at once; lazy imports come later and count for their page. */
function reach(names) {
  const seen = new Map();
  const visit = (name) => {
    if (seen.has(name)) return;
    const entry = manifest[name];
    if (!entry) {
      console.error(
        `The build has no chunk for ${name}: has the page moved, or is it no longer loaded lazily?`,
      );
      process.exit(1);
    }
    seen.set(name, entry);
    (entry.imports ?? []).forEach(visit);
  };
  names.forEach(visit);
  return [...seen.values()];
}

function kilobytes(files) {
  const sizes = [...new Set(files)].map(
    (file) => gzipSync(readFileSync(join(OUT, file)), { level: 9 }).length,
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
