/**
 * What REST shows, written out as the client's documents are (`contract-operations.mjs`), with three ways of its own: an
 * `id` is called `_id`, REST has one fragment on a type, `RestExam` on `Exam`, wherever that stands, and an answer has
 * what a type holds in the contract's order.
 */
import { buildASTSchema, concatAST, Kind } from 'graphql';
import contractOf from './contract.mjs';
import { writtenOut } from './contract-operations.mjs';

const field = (name, alias) => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  alias: alias && { kind: Kind.NAME, value: alias },
});
const value = (name) => (name === 'id' ? field('id', '_id') : field(name));

/** As the contract has them; what it does not have comes last. */
const inOrder = (selections, names) => {
  const place = ({ name }) => (names.includes(name?.value) ? names.indexOf(name.value) : names.length);
  return selections.toSorted((one, other) => place(one) - place(other));
};

/** How REST shows a type: by the fragment of its name, else by the only one on it. */
export const shownBy = (definitions) => (type) => {
  const on = definitions.filter(
    ({ kind, typeCondition }) => kind === Kind.FRAGMENT_DEFINITION && typeCondition.name.value === type.name,
  );
  return on.find(({ name }) => name.value === `Rest${type.name}`) ?? (on.length === 1 ? on[0] : undefined);
};

export function transform({ documents }) {
  // The generator's own copy has lost the order.
  const contract = buildASTSchema(contractOf(), { assumeValid: true });
  const fragmentOn = shownBy(concatAST(documents.map(({ document }) => document)).definitions);
  return documents.map((file) => ({
    ...file,
    document: writtenOut(file.document, contract, { fragmentOn, value, inOrder }),
  }));
}
