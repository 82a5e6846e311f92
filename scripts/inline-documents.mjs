/** GraphQL documents that tests write as strings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT } from './project.mjs';

const OPERATION = /^\s*(?:query|mutation|subscription|fragment)\b[^{]*\{[^]*\}/;

/** Documents that are static strings. The server validates those that are built at run time. */
export function inlineDocuments() {
  const files = filesUnder(['test']).filter((file) => file.endsWith('.ts'));
  return files.flatMap((file) => documentsOf(file, readFileSync(join(ROOT, file), 'utf8')));
}

function documentsOf(file, code) {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const constants = new Map();
  const found = [];
  const visit = (node) => {
    const text = ts.isExpression(node) ? wholeText(node, constants) : undefined;
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (OPERATION.test(text) || isShortQuery(node, text))
        found.push({ at: `${file}:${line + 1}`, file, text });
      return;
    }
    ts.forEachChild(node, visit);
  };
  const collect = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    ts.forEachChild(node, collect);
  };
  collect(source);
  visit(source);
  return found;
}

/** A query without its keyword looks like a selection set; it counts where a query is passed. */
function isShortQuery({ parent }, text) {
  if (!/^\s*\{\s*\w/.test(text)) return false;
  if (ts.isAsExpression(parent)) return isShortQuery(parent, text);
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'query';
  return ts.isCallExpression(parent) && /(?:\bgraphql|\.asks)$/.test(parent.expression.getText());
}

/** The value of a static string; `undefined` for other expressions. */
function wholeText(node, constants) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return wholeText(node.expression, constants);
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
