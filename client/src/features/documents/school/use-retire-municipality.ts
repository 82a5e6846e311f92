import { useVerb } from '../../../apollo/use-verb';
import { MunicipalitiesDocument } from '../../../entities/municipality/municipalities.generated';
import { MunicipalityRegisterDocument, RetireMunicipalityDocument } from '../documents.generated';

/** Takes a municipality out of use, or back into it. */
export const useRetireMunicipality = () =>
  useVerb(RetireMunicipalityDocument, {
    refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
  });
