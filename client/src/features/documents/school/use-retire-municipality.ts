import { useVerb } from '../../../apollo/use-verb';
import { MunicipalityRegisterDocument, RetireMunicipalityDocument } from '../../../graphql/generated';
import { MunicipalitiesDocument } from '../../../graphql/reference';

/** Takes a municipality out of use, or back into it. */
export const useRetireMunicipality = () =>
  useVerb(RetireMunicipalityDocument, {
    refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
  });
