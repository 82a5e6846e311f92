import { createConfig, lintFromString } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** What each answer is held to: its schema, and no field beside those that it names. */
export function answerChecks(document) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  ajv.addSchema(closed(document), 'openapi');
  const pointer = (part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
  return (method, path, status, body) => {
    const parts = ['paths', path, method.toLowerCase(), 'responses', String(status)];
    const described = parts.reduce((at, part) => at?.[part], document);
    if (!described) return [`answers ${status}`];
    if (!described.content?.['application/json']) return [];
    const place = [...parts, 'content', 'application/json', 'schema'].map(pointer).join('/');
    const valid = ajv.getSchema(`openapi#/${place}`);
    if (valid(body)) return [];
    const faults = valid.errors.map(({ instancePath, message, params }) => {
      const about = params.additionalProperty ?? params.missingProperty ?? '';
      return `${instancePath.replaceAll(/\/\d+/g, '[]')} ${message} ${about}`.trim();
    });
    return [...new Set(faults)];
  };
}

/** The same document, in which no object has fields that it does not name. */
function closed(value) {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  const names = value.type === 'object' && value.properties && value.additionalProperties === undefined;
  return names ? { ...inner, additionalProperties: false } : inner;
}

/** What `redocly lint` calls an error. */
export async function lintErrors(document) {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`);
}

/** The faults of a program that uses the types which openapi-typescript makes of the document. */
export async function clientFaults(document, program) {
  const files = new Map([
    ['/client/api.d.ts', astToString(await openapiTS(document))],
    ['/client/program.ts', program],
  ]);
  const options = {
    strict: true,
    noEmit: true,
    noUncheckedIndexedAccess: true,
    lib: ['lib.es2023.d.ts'],
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.directoryExists = (name) => name === '/client' || directoryExists(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version, ...more) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, version, ...more)
      : ts.createSourceFile(name, text, version);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({ messageText, file, start }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return `${file?.fileName ?? ''}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
}
