/** Import graph of source files at run time, without type-only imports. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT } from './project.mjs';

const isSource = (path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts');

/** All source files of the folders, with the files among them that each imports; dynamic imports excluded. */
export function importGraph(folders) {
  const files = new Set(filesUnder(folders).filter(isSource));
  return new Map([...files].map((file) => [file, importsOf(file, files)]));
}

function importsOf(file, files) {
  const source = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest);
  const found = [];
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    if (!statement.moduleSpecifier || isTypesOnly(statement)) continue;
    const target = resolve(file, statement.moduleSpecifier.text, files);
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

function resolve(file, specifier, files) {
  if (!specifier.startsWith('.')) return null;
  const path = join(dirname(file), specifier).replace(/\.jsx?$/, '');
  return [`${path}.ts`, `${path}.tsx`].find((candidate) => files.has(candidate)) ?? null;
}
