import { counted } from '../../../../../domain/numbers';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { useCourses } from '../../../entities/course/use-courses';
import {
  CourseAliasesDocument,
  ResolveCourseNameDocument,
  type UnknownCourseNamesQuery,
} from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { confirm } from '../../../ui/overlays/confirm-store';
import { CourseCode } from '../../../ui/course-code';
import { notify } from '../../../ui/feedback/toast-store';
import { studentsText } from '../match-texts';
import { useForgetAlias } from './use-forget-alias';

type Name = UnknownCourseNamesQuery['unknownCourseNames']['nodes'][number];

/** One unknown name: the likeliest courses to press, any other to look up, and whether it is remembered. */
export function NameCard({ name, onResolved }: { name: Name; onResolved: () => void }) {
  const [remember, setRemember] = useState(true);
  const [searching, setSearching] = useState(false);
  const [resolve, { loading }] = useMutation(ResolveCourseNameDocument);
  const forget = useForgetAlias(onResolved);
  const settle = async (courseId: string | null, meaning: string) => {
    try {
      const { data } = await resolve({
        variables: { input: { text: name.text, courseId, remember } },
        refetchQueries: [CourseAliasesDocument],
      });
      const students = data?.resolveCourseName.students ?? 0;
      const aliasId = data?.resolveCourseName.alias?.id;
      if (courseId)
        notify.success(
          `'${name.text}' betyder ${meaning}. ${students > 0 ? `${studentsText(students)} har fått ett behov.` : ''}`,
        );
      else
        notify.success(`'${name.text}' är ingen kurs.`, {
          ...(aliasId ? { action: { label: 'Ångra', run: () => void forget(aliasId, name.text) } } : {}),
        });
      onResolved();
    } catch (error) {
      console.error('The name was not resolved.', error);
      notify.error('Kunde inte spara namnet', { details: readFailure(error).message });
    }
  };
  const dismiss = async () => {
    const sure =
      name.students === 0 ||
      (await confirm({
        title: 'Ingen kurs',
        question: `${studentsText(name.students)} väntar på '${name.text}'. Är det ingen kurs tas ${name.students === 1 ? 'önskemålet' : 'önskemålen'} bort ur behoven, och namnet frågas inte om igen.`,
        confirmLabel: 'Ingen kurs',
      }));
    if (sure) await settle(null, '');
  };
  return (
    <li>
      <Card title={`'${name.text}'`}>
        <div className="stack">
          <p className="meta">{whereOf(name)}</p>
          {name.hits.length === 0 && <p>Ingen kurs i katalogen liknar det.</p>}
          <div className="matching-hits" role="group" aria-label={`Kurser som '${name.text}' kan betyda`}>
            {name.hits.map(({ course, likeness }) => (
              <Button
                key={course.id}
                size="sm"
                disabled={loading}
                onClick={() => void settle(course.id, course.name)}
              >
                {course.name} <CourseCode {...course} /> <span className="meta tabular">{likeness} %</span>
              </Button>
            ))}
          </div>
          <div className="row">
            <Checkbox label="Kom ihåg som alias" checked={remember} onChange={setRemember} />
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={searching}
              onClick={() => setSearching(!searching)}
            >
              Välj en annan kurs
            </Button>
            <Button size="sm" variant="quiet" disabled={loading} onClick={() => void dismiss()}>
              Ingen kurs
            </Button>
          </div>
          {searching && <OtherCourse onChoose={(id, label) => void settle(id, label)} />}
        </div>
      </Card>
    </li>
  );
}

function OtherCourse({ onChoose }: { onChoose: (id: string, name: string) => void }) {
  const courses = useCourses().courses.filter(({ isArchived }) => !isArchived);
  return (
    <Combobox
      label="Kurs i katalogen"
      options={courses}
      value={null}
      placeholder="Sök kurs"
      emptyText="Ingen kurs heter så"
      onChange={(id) => {
        const course = courses.find(({ value }) => value === id);
        if (course) onChoose(course.value, course.name);
      }}
    />
  );
}

function whereOf({ students, importRows }: Name): string {
  return [
    students > 0 && `${studentsText(students)} väntar`,
    importRows > 0 && `${counted(importRows, 'rad', 'rader')} kunde inte importeras`,
  ]
    .filter(Boolean)
    .join(' · ');
}
