/** Finds import cycles; type-only imports do not count. */
import { importGraph } from './import-graph.mjs';

const imports = importGraph(['domain', 'server', 'client/src']);
const circles = findCircles();
for (const circle of circles) console.error(`Import circle: ${circle.join(' -> ')}`);
console.log(`${imports.size} files, ${circles.length} import circles`);
process.exit(circles.length === 0 ? 0 : 1);

function findCircles() {
  const circles = [];
  const done = new Set();
  const visit = (file, path) => {
    const at = path.indexOf(file);
    if (at >= 0) return circles.push([...path.slice(at), file]);
    if (done.has(file)) return 0;
    done.add(file);
    for (const next of imports.get(file)) visit(next, [...path, file]);
    return 0;
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
