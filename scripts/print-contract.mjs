/**
 * A plugin of the code generator: the contract as one file, each feature's part in the order of its path, the shared
 * scalars, directives and roots first. Parts are printed as they are written, so that the order of fields and of an
 * enum's values is the one that its author chose.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from './project.mjs';

const BASE = 'server/platform/graphql/base.graphql';

const RULE = `# ${'-'.repeat(93)}`;

export const contractParts = () =>
  filesUnder(['server']).filter((path) => path.endsWith('.graphql') && !path.endsWith('.rest.graphql'));

export function plugin() {
  const parts = contractParts().filter((path) => path !== BASE);
  const text = (path) => readFileSync(join(ROOT, path), 'utf8').trim();
  return [
    '# Printed by `npm run codegen` from the parts that lie with their features: a change is made there.',
    text(BASE),
    ...parts.sort().map((path) => `${RULE}\n# ${path}\n${RULE}\n\n${text(path)}`),
  ].join('\n\n');
}
