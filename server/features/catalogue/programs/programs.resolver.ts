import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../../platform/graphql/root-field.js';
import { found } from '../found.rules.js';
import { ProgramList } from './programs.list.js';
import { ProgramWrites } from './programs.service.js';

@Resolver()
export class ProgramsResolver {
  constructor(
    private readonly list: ProgramList,
    private readonly writes: ProgramWrites,
  ) {}

  @Query()
  programs({ filter }: QueryArgs['programs']) {
    return this.list.all(filter ?? {});
  }

  @Query()
  program({ id }: QueryArgs['program']) {
    return found(this.list.find(id), 'Programmet finns inte.');
  }

  @Mutation()
  createProgram({ input }: MutationArgs['createProgram'], context: RequestContext) {
    return this.writes.create(signedIn(context), input);
  }

  @Mutation()
  updateProgram({ input }: MutationArgs['updateProgram'], context: RequestContext) {
    return this.writes.update(signedIn(context), input);
  }

  @Mutation()
  setProgramArchived({ input }: MutationArgs['setProgramArchived'], context: RequestContext) {
    return this.writes.setArchived(signedIn(context), input);
  }

  @Mutation()
  deleteProgram({ input }: MutationArgs['deleteProgram'], context: RequestContext) {
    return this.writes.delete(signedIn(context), input);
  }
}
