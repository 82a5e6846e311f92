/**
 * A plugin of the code generator: the contract as one file, each feature's part in the order of its path, the shared
 * scalars, directives and roots first. Parts are printed as they are written, with what they bring, so that the order of
 * fields and of an enum's values is the one that its author chose.
 */
import { contractPart, contractParts } from './contract.mjs';

const BASE = 'server/platform/graphql/base.graphql';

const RULE = `# ${'-'.repeat(93)}`;

export function plugin() {
  const parts = contractParts().filter((path) => path !== BASE);
  return [
    '# Printed by `npm run codegen` from the parts that lie with their features: a change is made there.',
    contractPart(BASE),
    ...parts.sort().map((path) => `${RULE}\n# ${path}\n${RULE}\n\n${contractPart(path)}`),
  ].join('\n\n');
}
