import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { MunicipalityRegister } from './municipalities.service.js';

/** The list of municipalities as administrators keep it. */
export const municipalitiesFields = rootFields([MunicipalityRegister], (register) => ({
  municipalityRegister: () => register.list(),
  addMunicipality: ({ input }, context) => register.add(signedIn(context), input),
  updateMunicipality: ({ input }, context) => register.update(signedIn(context), input),
  retireMunicipality: ({ input }, context) => register.retire(signedIn(context), input),
}));
