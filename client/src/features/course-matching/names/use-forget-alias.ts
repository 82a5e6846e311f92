import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { CourseAliasesDocument, ForgetCourseAliasDocument } from '../course-matching.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

/** Forgets what a spelling means; the wishes that it dismissed as no course wait again. */
export function useForgetAlias(onForgotten: () => void): (id: string, text: string) => Promise<void> {
  const [forget] = useMutation(ForgetCourseAliasDocument);
  return useCallback(
    async (id: string, text: string) => {
      await attempt('Kunde inte ta bort aliaset', async () => {
        await forget({ variables: { input: { id } }, refetchQueries: [CourseAliasesDocument] });
        notify.success(`”${text}” är glömt.`);
        onForgotten();
      });
    },
    [forget, onForgotten],
  );
}
