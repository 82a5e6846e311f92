import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { found } from '../found.rules.js';
import { ProgramList } from './programs.list.js';
import { ProgramWrites } from './programs.service.js';

/** Programs, made of packages and courses. */
export const programsFields = rootFields([ProgramList, ProgramWrites], (list, writes) => ({
  programs: ({ filter }) => list.all(filter ?? {}),
  program: ({ id }) => found(list.find(id), 'Programmet finns inte.'),
  createProgram: ({ input }, context) => writes.create(signedIn(context), input),
  updateProgram: ({ input }, context) => writes.update(signedIn(context), input),
  setProgramArchived: ({ input }, context) => writes.setArchived(signedIn(context), input),
  deleteProgram: ({ input }, context) => writes.delete(signedIn(context), input),
}));
