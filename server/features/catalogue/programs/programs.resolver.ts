import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CreateProgramInput,
  DeleteFromCatalogueInput,
  Program,
  ProgramFilter,
  SetArchivedInput,
  UpdateProgramInput,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
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
  programs(@Args('filter') filter: ProgramFilter | null): Promise<Program[]> {
    return this.list.all(filter ?? {});
  }

  @Query()
  program(@Args('id') id: string): Promise<Program> {
    return found(this.list.find(id), 'Programmet finns inte.');
  }

  @Mutation()
  createProgram(
    @Args('input') input: CreateProgramInput,
    @Context() context: RequestContext,
  ): Promise<Program> {
    return this.writes.create(signedIn(context), input);
  }

  @Mutation()
  updateProgram(
    @Args('input') input: UpdateProgramInput,
    @Context() context: RequestContext,
  ): Promise<Program> {
    return this.writes.update(signedIn(context), input);
  }

  @Mutation()
  setProgramArchived(
    @Args('input') input: SetArchivedInput,
    @Context() context: RequestContext,
  ): Promise<Program> {
    return this.writes.setArchived(signedIn(context), input);
  }

  @Mutation()
  deleteProgram(
    @Args('input') input: DeleteFromCatalogueInput,
    @Context() context: RequestContext,
  ): Promise<boolean> {
    return this.writes.delete(signedIn(context), input);
  }
}
