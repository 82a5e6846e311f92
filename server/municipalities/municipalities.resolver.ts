import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AddMunicipalityInput,
  MunicipalityEntry,
  RetireMunicipalityInput,
  UpdateMunicipalityInput,
} from '../graphql/generated.js';
import { signedIn, type RequestContext } from '../graphql/request-context.js';
import { MunicipalityRegister } from './municipality-register.js';

@Resolver()
export class MunicipalitiesResolver {
  constructor(private readonly register: MunicipalityRegister) {}

  @Query()
  municipalityRegister(): Promise<MunicipalityEntry[]> {
    return this.register.list();
  }

  @Mutation()
  addMunicipality(
    @Args('input') input: AddMunicipalityInput,
    @Context() context: RequestContext,
  ): Promise<MunicipalityEntry> {
    return this.register.add(signedIn(context), input);
  }

  @Mutation()
  updateMunicipality(
    @Args('input') input: UpdateMunicipalityInput,
    @Context() context: RequestContext,
  ): Promise<MunicipalityEntry> {
    return this.register.update(signedIn(context), input);
  }

  @Mutation()
  retireMunicipality(
    @Args('input') input: RetireMunicipalityInput,
    @Context() context: RequestContext,
  ): Promise<MunicipalityEntry> {
    return this.register.retire(signedIn(context), input);
  }
}
