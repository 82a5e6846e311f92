import { IconCalendarPlus, IconCalendarSearch, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { EducationType } from '../../../../domain/generated';
import type { CourseDetail } from '../../features/education/course-detail';
import { usePageActions } from '../../lib/page-actions';
import { onDemand } from '../../ui/on-demand';
import { offer, ActionGroup, type ActionDefinition } from './action-group';

const NewInstanceBox = onDemand(
  async () => (await import('../../features/course-instances/planning/new-instance-box')).default,
);
const CourseBox = onDemand(async () => (await import('../../features/catalogue/courses/course-box')).default);
const ProgramBox = onDemand(
  async () => (await import('../../features/catalogue/programs/program-box')).default,
);
const EnrollBox = onDemand(async () => (await import('../../features/packages/enroll/enroll-box')).default);

type Asked = 'plan' | 'enroll' | 'edit';

/** In the order in which they are wanted. */
const actions: Readonly<Record<EducationType, readonly ActionDefinition<Asked, Asked>[]>> = {
  Course: [
    { right: 'plan', label: 'Skapa tillfälle', icon: IconCalendarPlus, does: 'plan' },
    {
      right: 'edit',
      label: 'Visa tillfällen',
      icon: IconCalendarSearch,
      does: ({ id }) => `/course-instances?kurs=${encodeURIComponent(id)}`,
    },
    { right: 'edit', label: 'Redigera', icon: IconPencil, does: 'edit' },
  ],
  CoursePackage: [
    { right: 'enroll', label: 'Skriv in elever', icon: IconUserPlus, does: 'enroll' },
    // A package is worked on beside the others.
    {
      right: 'edit',
      label: 'Redigera',
      icon: IconPencil,
      does: ({ id }) => `/programsandpackages?visa=${encodeURIComponent(id)}`,
    },
  ],
  Program: [{ right: 'edit', label: 'Redigera', icon: IconPencil, does: 'edit' }],
};

const besideFirst = ['Visa tillfällen', 'Redigera'];

interface CatalogueActionsProps {
  id: string;
  name: string;
  type: EducationType;
  viewerMay: CourseDetail['viewerMay'];
  onChanged: () => void;
}

/** What can be done with a course, a package or a program, by the right of who looks, and in the palette. */
export function CatalogueActions({ id, name, type, viewerMay, onChanged }: CatalogueActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const offered = useMemo(
    () =>
      actions[type]
        .filter(({ right }) => viewerMay[right])
        .map((action) => offer(action, { id, name }, setAsked)),
    [type, viewerMay, id, name],
  );
  usePageActions(offered);
  const box = { id, onChanged, onClosed: () => setAsked(null) };
  return (
    <>
      <ActionGroup actions={offered} beside={besideFirst} />
      {asked === 'plan' && <NewInstanceBox {...box} courseId={id} />}
      {asked === 'enroll' && <EnrollBox {...box} />}
      {asked === 'edit' && (type === 'Program' ? <ProgramBox {...box} /> : <CourseBox {...box} />)}
    </>
  );
}
