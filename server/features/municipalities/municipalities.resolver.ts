import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AddMunicipalityInput,
  MunicipalityEntry,
  RetireMunicipalityInput,
  UpdateMunicipalityInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { MunicipalityRegister } from './municipalities.service.js';

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
