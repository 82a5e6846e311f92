/**
 * A plugin of the code generator: the arguments of every root field, by the field's name, so that a resolver's method
 * is held to those of the field that it answers.
 */
const argumentsOf = (root) =>
  Object.values(root.getFields()).map(({ name, args }) => {
    const type = `${root.name}${name[0].toUpperCase()}${name.slice(1)}Args`;
    return `  ${name}: ${args.length > 0 ? type : 'Record<string, never>'};`;
  });

export function plugin(schema) {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots
    .map((root) =>
      [
        `/** The arguments of each field of ${root.name}. */`,
        `export interface ${root.name}Args {`,
        ...argumentsOf(root),
        '}',
      ].join('\n'),
    )
    .join('\n\n');
}
