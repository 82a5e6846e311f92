import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, parse, validate, type DocumentNode } from 'graphql';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const OPERATION = /^\s*(?:query|mutation|subscription|fragment)\b[^{]*\{[^]*\}/;

export interface InlineDocument {
  /** Path and line, as an editor opens it. */
  at: string;
  file: string;
  text: string;
}

/**
 * The GraphQL documents that the tests write whole, each in a string: one that is put together from arguments at the
 * call is held to the schema by the server that it is sent to.
 */
export function inlineDocuments(): InlineDocument[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'test'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.ts$/.test(file));
  return files.flatMap((file) => documentsOf(file, readFileSync(join(ROOT, file), 'utf8')));
}

/** What a document says that the contract does not know. */
export function faultsOf({ at, text }: InlineDocument, schema = contract()): string[] {
  const document = parsed(text);
  const faults = document instanceof GraphQLError ? [document] : validate(schema, document);
  return faults.map(({ message }) => `${at}: ${message}`);
}

export const contract = () => buildSchema(readFileSync(join(ROOT, 'schema.graphql'), 'utf8'));

function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

function documentsOf(file: string, code: string): InlineDocument[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.Expression>();
  const found: InlineDocument[] = [];
  const visit = (node: ts.Node): void => {
    const text = ts.isExpression(node) ? wholeText(node, constants) : undefined;
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (OPERATION.test(text) || isShortQuery(node, text))
        found.push({ at: `${file}:${line + 1}`, file, text });
      return;
    }
    ts.forEachChild(node, visit);
  };
  const collect = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, collect);
  };
  collect(source);
  visit(source);
  return found;
}

/** A query without its keyword looks like a selection: it is one where a query is handed over. */
function isShortQuery({ parent }: ts.Node, text: string): boolean {
  if (!/^\s*\{\s*\w/.test(text)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'query';
  return ts.isCallExpression(parent) && /\bgraphql$/.test(parent.expression.getText());
}

/** The text of a string that is known from its file alone; `undefined` when it is not, or is no string. */
function wholeText(node: ts.Expression, constants: Map<string, ts.Expression>): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return wholeText(node.expression, constants);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [wholeText(node.left, constants), wholeText(node.right, constants)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  if (!ts.isTemplateExpression(node)) return undefined;
  const spans = node.templateSpans.map(({ expression, literal }) => {
    const known = ts.isIdentifier(expression) ? constants.get(expression.text) : expression;
    const text = known && wholeText(known, constants);
    return text === undefined ? undefined : text + literal.text;
  });
  return spans.includes(undefined) ? undefined : node.head.text + spans.join('');
}
