/**
 * The columns that the statements of a source file read: properties of their result types that are plain
 * columns. A test requires generated row types for those.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './project.mjs';

const RUNS = /\.(?:query|hot|prepared)$/;
const TABLE =
  /\b(?:FROM|JOIN|UPDATE|INTO|USING)\s+(?:ONLY\s+)?(?<table>[a-z_]+)(?:\s+(?:AS\s+)?(?<alias>[a-z]\w*))?/g;
const NO_ALIAS = new Set([
  'on',
  'set',
  'where',
  'left',
  'join',
  'cross',
  'order',
  'group',
  'using',
  'values',
  'for',
]);
const ITEM = /^(?:(?<alias>[a-z]\w*)\.)?(?<column>[a-z_]+)(?:\s+AS\s+"?(?<name>\w+)"?)?$/s;

const sources = new Map();

function sourceOf(file) {
  if (!sources.has(file))
    sources.set(
      file,
      ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true),
    );
  return sources.get(file);
}

/** Properties in `file` that are plain columns: property node, table and column. */
function columnReads(file) {
  const source = sourceOf(file);
  const found = [];
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      node.typeArguments?.length === 1 &&
      RUNS.test(node.expression.getText(source))
    ) {
      const sql = node.arguments
        .map((argument) => textOf(argument, file))
        .find((text) => /\b(SELECT|RETURNING)\b/.test(text ?? ''));
      const columns = sql ? plainColumns(sql) : new Map();
      for (const property of propertiesOf(node.typeArguments[0], source)) {
        const column = columns.get(property.name.getText(source));
        if (column) found.push({ property, ...column });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The text of a string with its constants inlined; run-time values are left out. */
function textOf(node, file, depth = 0) {
  if (depth > 6) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, span) => text + (textOf(span.expression, file, depth + 1) ?? '(?)') + span.literal.text,
      node.head.text,
    );
  if (ts.isIdentifier(node)) return constantText(node.text, file, depth);
  return null;
}

function constantText(name, file, depth) {
  for (const statement of sourceOf(file).statements) {
    if (ts.isVariableStatement(statement))
      for (const declared of statement.declarationList.declarations)
        if (declared.name.getText() === name && declared.initializer)
          return textOf(declared.initializer, file, depth + 1);
    const named = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (named && ts.isNamedImports(named))
      for (const element of named.elements) {
        const from = statement.moduleSpecifier.text;
        if (element.name.text !== name || !from.startsWith('.')) continue;
        const path = join(dirname(file), from).replace(/\.js$/, '.ts');
        return existsSync(join(ROOT, path))
          ? constantText((element.propertyName ?? element.name).text, path, depth + 1)
          : null;
      }
  }
  return null;
}

/** Properties of a type literal or of an interface in the same file. */
function propertiesOf(type, source) {
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isPropertySignature);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap((part) => propertiesOf(part, source));
  if (ts.isTypeReferenceNode(type))
    return source.statements
      .filter((one) => ts.isInterfaceDeclaration(one) && one.name.text === type.typeName.getText(source))
      .flatMap(({ members }) => members.filter(ts.isPropertySignature));
  return [];
}

/** By result name: plain columns of the last top-level select list. */
function plainColumns(sql) {
  const flat = atTop(sql);
  const starts = [...flat.matchAll(/\b(?:SELECT(?:\s+DISTINCT(?:\s+ON\s+\(\s*\))?)?|RETURNING)\s/g)];
  const last = starts.at(-1);
  const columns = new Map();
  if (!last) return columns;
  const rest = flat.slice(last.index + last[0].length);
  const end = /\sFROM\s/.exec(rest)?.index ?? rest.length;
  const tables = tablesOf(last[0].startsWith('RETURNING') ? flat : rest.slice(end));
  for (const item of rest.slice(0, end).split(',')) {
    const { alias, column, name } = ITEM.exec(item.trim())?.groups ?? {};
    if (!column) continue;
    const table = alias ? tables.get(alias) : tables.size === 1 ? [...tables.values()][0] : null;
    if (table) columns.set(name ?? column, { table, column });
  }
  return columns;
}

/** The text without parentheses and quoted strings. */
function atTop(sql) {
  let depth = 0;
  return [...sql.replace(/'[^']*'/g, "''")]
    .filter((sign) => {
      if (sign === '(') return depth++ === 0;
      if (sign === ')') return --depth === 0;
      return depth === 0;
    })
    .join('');
}

function tablesOf(text) {
  const tables = new Map();
  for (const { groups } of text.matchAll(TABLE)) {
    const alias = groups.alias && !NO_ALIAS.has(groups.alias.toLowerCase()) ? groups.alias : groups.table;
    tables.set(alias, tables.has(alias) && tables.get(alias) !== groups.table ? null : groups.table);
  }
  return tables;
}

const rows = new Map();

/** The generated type of each column: `string | null`. */
function columnTypes() {
  if (rows.size > 0) return rows;
  let table = '';
  for (const line of readFileSync(join(ROOT, 'server/platform/database/generated.ts'), 'utf8').split('\n')) {
    table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? table;
    const [, column, type] = /^ {4}(\w+): (.*);$/.exec(line) ?? [];
    if (column) rows.set(`${table}.${column}`, type);
  }
  return rows;
}

const parts = (type) => type.split('|').map((part) => part.trim());
const isNullable = (type) => parts(type).includes('null');
const baseOf = (type) =>
  parts(type)
    .filter((part) => part !== 'null')
    .sort()
    .join(' | ');

/**
 * Columns with hand-written types. Allowed: JSON, and a narrower type that the statement guarantees, such as
 * non-null.
 */
export function handTyped(file) {
  return columnReads(file).flatMap((read) => {
    const column = columnTypes().get(`${read.table}.${read.column}`);
    const declared = read.property.type?.getText().replace(/\s+/g, ' ') ?? '';
    if (!column || baseOf(column) === 'unknown' || /\bRow</.test(declared)) return [];
    if (isNullable(column) && !isNullable(declared)) return [];
    if (!/^\w+$/.test(baseOf(declared)) && baseOf(declared) !== baseOf(column)) return [];
    return [{ ...read, widened: isNullable(declared) && !isNullable(column) }];
  });
}
