import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the `.graphql` files below a folder of the project, sorted. */
export function graphqlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => join(folder, path))
    .sort();
}
