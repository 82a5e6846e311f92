/** Checks the brotli size of each page's first load, from the build's file list. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const OUT = join(ROOT, 'dist', 'client');

/** kB of JavaScript and number of scripts; the first matching entry applies. With CSS: 150 kB and 260 kB. */
const LIMITS = JSON.parse(readFileSync(join(ROOT, 'client', 'build', 'page-limits.json'), 'utf8'));
/** kB of CSS. */
const MOST_STYLE = 20;

const noted = join(OUT, '.vite', 'pages.json');
if (!existsSync(noted)) {
  console.error('The client is not built: npm run build.');
  process.exit(1);
}
const shell = readFileSync(join(OUT, 'index.html'), 'utf8');
const entry = [...shell.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);

let exceeded = false;
for (const { path, scripts, styles } of JSON.parse(readFileSync(noted, 'utf8'))) {
  const files = [...new Set([...entry, ...scripts, ...styles])];
  const own = {
    script: files.filter((file) => file.endsWith('.js')),
    style: files.filter((file) => file.endsWith('.css')),
  };
  const limit = LIMITS.find(({ page }) => new RegExp(page).test(path));
  const [script, style] = [kilobytes(own.script), kilobytes(own.style)];
  const fits = script <= limit.script && style <= MOST_STYLE && own.script.length <= limit.scripts;
  exceeded ||= !fits;
  console.log(
    `${fits ? 'ok      ' : 'TOO BIG '} ${path.padEnd(24)} JS ${script.toFixed(1)} of ${limit.script} kB in ${own.script.length} of ${limit.scripts} files, CSS ${style.toFixed(1)} of ${MOST_STYLE} kB`,
  );
}
process.exit(exceeded ? 1 : 0);

function kilobytes(files) {
  return files.reduce((sum, file) => sum + statSync(join(OUT, `${file}.br`)).size, 0) / 1000;
}
