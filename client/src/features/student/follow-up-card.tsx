import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { SetProtectedIdentityDocument, type StudentRecordFragment } from './student.generated';
import { formatDate } from '../../lib/dates';
import { alerts } from '../../lib/fixed-texts';
import { LinkButton } from '../../ui/button';
import { Card } from '../../ui/card';
import { Checkbox } from '../../ui/fields/checkbox';
import { confirm } from '../../ui/overlays/confirm-store';
import { DescriptionList } from '../../ui/description-list';
import { notify } from '../../ui/feedback/toast-store';
import { TeacherControl } from './edit/teacher-control';
import { attempt } from '../../apollo/feedback/notify-failure';

interface FollowUpCardProps {
  student: StudentRecordFragment;
  /** After a change: the history has a new entry. */
  onChanged: () => void;
}

/**
 * Responsibility and the state of the placement; for administrators also the responsible teacher and protected
 * identity, each with a separate action (contract §5).
 */
export function FollowUpCard({ student, onChanged }: FollowUpCardProps) {
  const { viewerMay, teacher } = student;
  const placement = placementOf(student);
  return (
    <Card title="Uppföljning">
      <DescriptionList
        items={
          viewerMay.setTeacher
            ? [placement]
            : [{ term: 'Ansvarig lärare', value: teacher?.userId.username }, placement]
        }
      />
      {viewerMay.setTeacher && <TeacherControl student={student} onChanged={onChanged} />}
      {viewerMay.protect && <ProtectionControl student={student} onChanged={onChanged} />}
    </Card>
  );
}

/** The same on Elev+ (pages §2), where the placement has a tab of its own. */
export function ResponsibilityCard({ student, onChanged }: FollowUpCardProps) {
  const { viewerMay } = student;
  return (
    <Card title="Ansvar och skydd">
      {viewerMay.setTeacher && <TeacherControl student={student} onChanged={onChanged} />}
      {viewerMay.protect && <ProtectionControl student={student} onChanged={onChanged} />}
    </Card>
  );
}

export function PlacementCard({ student }: Pick<FollowUpCardProps, 'student'>) {
  return (
    <Card title="APL">
      <DescriptionList items={[placementOf(student)]} />
      <LinkButton to="/apl">Öppna APL-tavlan</LinkButton>
    </Card>
  );
}

function placementOf({ aplStatus, aplStatusSince }: StudentRecordFragment) {
  return {
    term: 'APL-status',
    value: `${aplStatusLabels[aplStatus]} (sedan ${formatDate(aplStatusSince)})`,
  };
}

function ProtectionControl({ student, onChanged }: FollowUpCardProps) {
  const [setProtected, { loading }] = useMutation(SetProtectedIdentityDocument);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isProtected: boolean) => {
    const yes = await confirm({
      title: 'Skyddade personuppgifter',
      question: isProtected
        ? `${student.name} blir osynlig för alla utom administratörer, ansvarig lärare och eleven själv. Vill du skydda uppgifterna?`
        : `${student.name} blir synlig för all personal igen. Vill du ta bort skyddet?`,
      confirmLabel: isProtected ? 'Skydda uppgifterna' : 'Ta bort skyddet',
      danger: !isProtected,
    });
    if (!yes) return;
    setWanted(isProtected);
    await attempt(alerts.saveStudentFailed, async () => {
      await setProtected({ variables: { input: { studentId: student.id, isProtected } } });
      notify.success(isProtected ? 'Uppgifterna är skyddade.' : 'Skyddet är borttaget.');
      onChanged();
    });
    setWanted(null);
  };
  return (
    <div className="above-4 no-print">
      <Checkbox
        label="Skyddade personuppgifter"
        description="Eleven syns bara för administratörer, ansvarig lärare och eleven själv. Bara administratörer och eleven ser kontaktuppgifterna."
        checked={wanted ?? student.isProtected ?? false}
        disabled={loading}
        onChange={(checked) => void change(checked)}
      />
    </div>
  );
}
