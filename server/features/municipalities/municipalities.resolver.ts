import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAddMunicipalityArgs,
  MutationRetireMunicipalityArgs,
  MutationUpdateMunicipalityArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { MunicipalityRegister } from './municipalities.service.js';

/** Administration of the municipalities. */
@Resolver()
export class MunicipalitiesResolver implements RootResolvers<
  'municipalityRegister' | 'addMunicipality' | 'updateMunicipality' | 'retireMunicipality'
> {
  constructor(private readonly register: MunicipalityRegister) {}

  @Query()
  municipalityRegister() {
    return this.register.list();
  }

  @Mutation()
  addMunicipality(@Args() { input }: MutationAddMunicipalityArgs, @CurrentCall() call: Call) {
    return this.register.add(call, input);
  }

  @Mutation()
  updateMunicipality(@Args() { input }: MutationUpdateMunicipalityArgs, @CurrentCall() call: Call) {
    return this.register.update(call, input);
  }

  @Mutation()
  retireMunicipality(@Args() { input }: MutationRetireMunicipalityArgs, @CurrentCall() call: Call) {
    return this.register.retire(call, input);
  }
}
