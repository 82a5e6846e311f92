import '../packages.css';
import { useCloseUnread } from '../../../apollo/use-close-unread';
import { useQuery } from '../../../apollo/use-query';
import { PackageDetailDocument } from '../packages.generated';
import EnrollDialog from './enroll-dialog';

interface EnrollBoxProps {
  id: string;
  onChanged: () => void;
  onClosed: () => void;
}

/** 'Skriv in elever' on the page of a package. */
export default function EnrollBox({ id, onChanged, onClosed }: EnrollBoxProps) {
  const { data, ...reading } = useQuery(PackageDetailDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useCloseUnread(data?.coursePackage, reading, onClosed);
  return (
    data?.coursePackage && <EnrollDialog pack={data.coursePackage} onDone={onChanged} onClosed={onClosed} />
  );
}
