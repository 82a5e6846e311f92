/** Codegen plugin: argument types of every root field by name, for resolver methods. */
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
