import '../packages.css';
import { useCloseUnread } from '../../../apollo/use-close-unread';
import { useQuery } from '../../../apollo/use-query';
import { PackageDetailDocument } from '../packages.generated';
import EnrollDialog, { type GivenStudents } from './enroll-dialog';

interface EnrollBoxProps {
  id: string;
  given?: GivenStudents;
  onChanged: () => void;
  onClosed: () => void;
}

/** 'Skriv in elever' on a package, from its page or for students who have been chosen elsewhere. */
export default function EnrollBox({ id, given, onChanged, onClosed }: EnrollBoxProps) {
  const { data, ...reading } = useQuery(PackageDetailDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useCloseUnread(data?.coursePackage, reading, onClosed);
  return (
    data?.coursePackage && (
      <EnrollDialog pack={data.coursePackage} given={given} onDone={onChanged} onClosed={onClosed} />
    )
  );
}
