import { useMemo } from 'react';
import { useQuery } from '../../apollo/use-query';
import { TeachersDocument, type TeachersQuery } from './teachers.generated';
import type { SelectOption } from '../../ui/fields/select';

type Teacher = TeachersQuery['teachers'][number];

/** Which teachers can be chosen, with their accounts; undefined while they are read. */
export function useTeachers(): readonly Teacher[] | undefined {
  return useQuery(TeachersDocument).data?.teachers;
}

/** The teachers to filter by and to choose from; none while they are read. */
export function useTeacherOptions(): readonly SelectOption[] {
  const teachers = useTeachers();
  return useMemo(() => (teachers ?? []).map(teacherOption), [teachers]);
}

/** A teacher as a choice, by the name of the account. */
export function teacherOption({ id, userId }: Teacher): SelectOption {
  return { value: id, label: userId.username };
}
