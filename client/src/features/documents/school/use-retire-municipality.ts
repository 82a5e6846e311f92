import { useVerb } from '../../../apollo/use-verb';
import {
  MunicipalitiesDocument,
  MunicipalityRegisterDocument,
  RetireMunicipalityDocument,
} from '../../../graphql/generated';

/** Takes a municipality out of use, or back into it. */
export const useRetireMunicipality = () =>
  useVerb(RetireMunicipalityDocument, {
    refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
  });
