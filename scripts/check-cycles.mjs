/** Finds files that import each other in a circle; imports of types alone leave no trace at run time and count not. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT } from './project.mjs';

const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

const files = new Set(filesUnder(['domain', 'server', 'client/src']).filter(isSource));
const imports = new Map([...files].map((file) => [file, importsOf(file)]));
const circles = findCircles();
for (const circle of circles) console.error(`Import circle: ${circle.join(' -> ')}`);
console.log(`${files.size} files, ${circles.length} import circles`);
process.exit(circles.length === 0 ? 0 : 1);

function importsOf(file) {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    if (!statement.moduleSpecifier || isTypesOnly(statement)) continue;
    const target = resolve(file, statement.moduleSpecifier.text);
    if (target) found.push(target);
  }
  return found;
}

function isTypesOnly(statement) {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const names =
    clause.namedBindings && ts.isNamedImports(clause.namedBindings) ? clause.namedBindings.elements : [];
  return !clause.name && names.length > 0 && names.every((name) => name.isTypeOnly);
}

function resolve(file, specifier) {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(file), specifier).replace(/\.jsx?$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate)) ?? null;
}

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
  for (const file of files) visit(file, []);
  return circles;
}
