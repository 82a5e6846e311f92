import { useMutation } from '@apollo/client/react';
import { CourseAliasesDocument, ResolveCourseNameDocument } from '../course-matching.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { studentsText } from '../match-texts';
import { useForgetAlias } from './use-forget-alias';
import { attempt } from '../../../apollo/feedback/notify-failure';

export interface NameMeaning {
  /** Null: it is no course. */
  course: { id: string; name: string } | null;
  remember: boolean;
}

/** Resolves a spelling to a course, or marks it as no course, with undo. */
export function useResolveName(onResolved: () => void) {
  const [resolve, { loading }] = useMutation(ResolveCourseNameDocument);
  const forget = useForgetAlias(onResolved);
  const settle = async (text: string, { course, remember }: NameMeaning) => {
    await attempt('Kunde inte spara namnet', async () => {
      const { data } = await resolve({
        variables: { input: { text, courseId: course?.id ?? null, remember } },
        refetchQueries: [CourseAliasesDocument],
      });
      const { students, alias } = data.resolveCourseName;
      const undo = alias && { action: { label: 'Ångra', run: () => void forget(alias.id, text) } };
      if (!course) notify.success(`”${text}” är ingen kurs.`, undo ?? {});
      else
        notify.success(
          `”${text}” betyder ${course.name}. ${students > 0 ? `${studentsText(students)} har fått ett behov.` : ''}`,
        );
      onResolved();
    });
  };
  return { settle, loading };
}
