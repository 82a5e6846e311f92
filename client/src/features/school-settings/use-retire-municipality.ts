import { useMutation } from '@apollo/client/react';
import { MunicipalitiesDocument } from '../../entities/municipality/municipalities.generated';
import { MunicipalityRegisterDocument, RetireMunicipalityDocument } from './school-settings.generated';

/** Takes a municipality out of use, or back into it. */
export const useRetireMunicipality = () =>
  useMutation(RetireMunicipalityDocument, {
    refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
  });
