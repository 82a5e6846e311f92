import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationCreateProgramArgs,
  MutationDeleteProgramArgs,
  MutationSetProgramArchivedArgs,
  MutationUpdateProgramArgs,
  QueryProgramArgs,
  QueryProgramsArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { found } from '../found.rules.js';
import { ProgramList } from './programs.queries.js';
import { ProgramWrites } from './programs.service.js';

/** Programs and their courses. */
@Resolver()
export class ProgramsResolver implements RootResolvers<
  'programs' | 'program' | 'createProgram' | 'updateProgram' | 'setProgramArchived' | 'deleteProgram'
> {
  constructor(
    private readonly list: ProgramList,
    private readonly writes: ProgramWrites,
  ) {}

  @Query()
  programs(@Args() { filter }: QueryProgramsArgs) {
    return this.list.all(filter ?? {});
  }

  @Query()
  program(@Args() { id }: QueryProgramArgs) {
    return found(this.list.find(id), 'Programmet finns inte.');
  }

  @Mutation()
  createProgram(@Args() { input }: MutationCreateProgramArgs, @CurrentCall() call: Call) {
    return this.writes.create(call, input);
  }

  @Mutation()
  updateProgram(@Args() { input }: MutationUpdateProgramArgs, @CurrentCall() call: Call) {
    return this.writes.update(call, input);
  }

  @Mutation()
  setProgramArchived(@Args() { input }: MutationSetProgramArchivedArgs, @CurrentCall() call: Call) {
    return this.writes.setArchived(call, input);
  }

  @Mutation()
  deleteProgram(@Args() { input }: MutationDeleteProgramArgs, @CurrentCall() call: Call) {
    return this.writes.delete(call, input);
  }
}
