import { createHash } from 'node:crypto';
import type { OpenApiDocument } from './openapi-document.js';
import type { OpenApiOperation } from './route-operation.js';
import type { JsonSchema } from './schemas.js';

type Named = Readonly<Record<string, JsonSchema>>;

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

interface Outlined {
  $ref?: string;
  anyOf?: JsonSchema[];
  type?: string | string[];
  enum?: unknown[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
}

const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
pre{overflow:auto;padding:.75rem;border:1px solid currentColor;border-radius:.25rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}
summary{cursor:pointer;padding:.4rem 0}
dt{font-weight:600}
dd{margin:0 0 .5rem 1rem}
nav ul{columns:2}
`;

/** The page runs nothing and loads nothing: its own style sheet is all that it may use (security, T5). */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The document as a page to read, without script (contract, section 1: `/api/docs`). */
export function docsPage(document: OpenApiDocument): string {
  const { title, version, description } = document.info;
  const areas = document.tags.map(({ name }) => name);
  const links = areas.map((name) => `<li><a href="#${anchor(name)}">${escape(name)}</a></li>`).join('');
  const intro = description
    .split('\n\n')
    .map((text) => `<p>${escape(text)}</p>`)
    .join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${STYLE}</style></head><body>
<header><h1>${escape(title)}</h1><p>Version ${escape(version)} · <a href="/api/openapi.json">OpenAPI document</a></p>${intro}
<p>First call: <code>curl -H "Authorization: Bearer sv_…" ${'https://school.example'}/api/students?limit=10</code></p></header>
<nav aria-label="Areas"><ul>${links}</ul></nav>
<main>${areas.map((name) => area(document, name)).join('')}</main></body></html>`;
}

function area(document: OpenApiDocument, name: string): string {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(name))
      .map(([method, operation]) => call(method, path, operation, document.components.schemas)),
  );
  return `<section aria-labelledby="${anchor(name)}"><h2 id="${anchor(name)}">${escape(name)}</h2>${calls.join('')}</section>`;
}

function call(method: string, path: string, operation: OpenApiOperation, named: Named): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const listed = parameters.map(
    (one) =>
      `<dt><code>${escape(String(one.name))}</code> (${escape(String(one.in))})</dt><dd>${escape(String(one.description ?? ''))}</dd>`,
  );
  const [status] = Object.keys(responses).filter((code) => code < '300');
  const refusals = Object.entries(responses).filter(([code]) => code >= '400');
  return `<details><summary><code>${method.toUpperCase()} /api${escape(path)}</code> ${escape(summary)}</summary>
<p>${escape(description)}</p>${listed.length > 0 ? `<dl>${listed.join('')}</dl>` : ''}
${sample('Body', requestBody, named)}${sample(`Answer ${status!}`, responses[status!]!, named)}
<p>Refusals: ${refusals.map(([code]) => code).join(', ')}</p></details>`;
}

function sample(title: string, holder: Record<string, unknown> | undefined, named: Named): string {
  if (!holder) return '';
  const content = Object.entries((holder.content ?? {}) as Record<string, Content>)[0];
  if (!content) return `<p>${escape(title)}: no body.</p>`;
  const [media, { schema, example }] = content;
  if (media !== 'application/json') return `<p>${escape(title)}: <code>${escape(media)}</code></p>`;
  const shown = example === undefined ? outline(schema, named) : JSON.stringify(example, null, 2);
  const label = escape(title);
  return `<p>${label}:</p><pre tabindex="0" aria-label="${label}"><code>${escape(shown)}</code></pre>`;
}

/** A schema as people write one: `{ name: string, phone: string | null }`. */
function outline(schema: JsonSchema, named: Named, indent = ''): string {
  const { $ref, anyOf, type, enum: values, items, properties } = schema as Outlined;
  if ($ref) return outline(named[$ref.split('/').at(-1)!]!, named, indent);
  if (anyOf) return anyOf.map((one) => outline(one, named, indent)).join(' | ');
  if (values) return values.map((one) => JSON.stringify(one)).join(' | ');
  if (items) return `[${outline(items, named, indent)}]`;
  if (!properties) return [type].flat().join(' | ');
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, one]) => `${inner}${name}: ${outline(one, named, inner)}`,
  );
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

function anchor(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
