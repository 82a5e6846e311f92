import { Resolver } from '@nestjs/graphql';
import type { MutationArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { MunicipalityRegister } from './municipalities.service.js';

@Resolver()
export class MunicipalitiesResolver {
  constructor(private readonly register: MunicipalityRegister) {}

  @Query()
  municipalityRegister() {
    return this.register.list();
  }

  @Mutation()
  addMunicipality({ input }: MutationArgs['addMunicipality'], context: RequestContext) {
    return this.register.add(signedIn(context), input);
  }

  @Mutation()
  updateMunicipality({ input }: MutationArgs['updateMunicipality'], context: RequestContext) {
    return this.register.update(signedIn(context), input);
  }

  @Mutation()
  retireMunicipality({ input }: MutationArgs['retireMunicipality'], context: RequestContext) {
    return this.register.retire(signedIn(context), input);
  }
}
