/** A plugin of the code generator: which types each union and interface can be, for the client's cache. */
import { isAbstractType } from 'graphql';

export function plugin(schema) {
  const abstract = Object.values(schema.getTypeMap()).filter(
    (type) => isAbstractType(type) && !type.name.startsWith('__'),
  );
  const possible = abstract.map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(possible))};`;
}
