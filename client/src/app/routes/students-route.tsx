import { useState } from 'react';
import { studentList } from '../../../../domain/lists/students';
import type { AskFirst } from '../../apollo/links/ask-first';
import { StudentsPage } from '../../features/students/students-page';
import { Enrolling } from '../actions/enrolling';
import { useSearch } from '../../lib/url-state/use-search';
import { StudentListDocument } from '../../features/students/students.generated';
import { Loading } from '../../ui/feedback/skeleton';
import { firstAsked } from '../../ui/list/use-list';
import { deferred } from '../../ui/on-demand';

const ImportWizard = deferred(
  async () => (await import('../../features/imports/import-wizard')).ImportWizard,
  { waiting: <Loading text="Laddar importen…" /> },
);

interface Chosen {
  /** Null once the dialog is answered; a running job is still followed. */
  ids: readonly string[] | null;
  done: () => void;
  studentName: string | undefined;
}

export const askFirst: AskFirst = (ask, { search }) =>
  search.has('import') || ask(StudentListDocument, firstAsked(studentList, search));

/**
 * Where the student list meets the import and the enrolling: features do not import each other. `?import` shows
 * the wizard in the list's place.
 */
export function StudentsRoute() {
  const [params] = useSearch();
  const [enrolling, setEnrolling] = useState<Chosen | null>(null);
  if (!params.has('import'))
    return (
      <>
        <StudentsPage onEnroll={(ids, done, studentName) => setEnrolling({ ids, done, studentName })} />
        {enrolling && (
          <Enrolling
            isAsked={enrolling.ids !== null}
            students={enrolling.ids ?? []}
            studentName={enrolling.studentName}
            onClosed={() => setEnrolling({ ...enrolling, ids: null })}
            onChanged={enrolling.done}
          />
        )}
      </>
    );
  return <ImportWizard />;
}
