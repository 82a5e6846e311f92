import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFailure } from '../../../apollo/failure';
import { CourseAliasesDocument, ForgetCourseAliasDocument } from '../../../graphql/generated';
import { notify } from '../../../ui/feedback/toast-store';

/** Forgets what a spelling means; the wishes that it dismissed as no course wait again. */
export function useForgetAlias(onForgotten: () => void): (id: string, text: string) => Promise<void> {
  const [forget] = useMutation(ForgetCourseAliasDocument);
  return useCallback(
    async (id: string, text: string) => {
      try {
        await forget({ variables: { input: { id } }, refetchQueries: [CourseAliasesDocument] });
        notify.success(`'${text}' är glömt.`);
        onForgotten();
      } catch (error) {
        console.error('The alias was not forgotten.', error);
        notify.error('Kunde inte ta bort aliaset', { details: readFailure(error).message });
      }
    },
    [forget, onForgotten],
  );
}
