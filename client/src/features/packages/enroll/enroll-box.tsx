import '../packages.css';
import { useQuery } from '@apollo/client/react';
import { PackageDetailDocument } from '../../../graphql/generated';
import EnrollDialog from './enroll-dialog';

interface EnrollBoxProps {
  id: string;
  onChanged: () => void;
  onClosed: () => void;
}

/** 'Skriv in elever' on the page of a package. */
export default function EnrollBox({ id, onChanged, onClosed }: EnrollBoxProps) {
  const { data } = useQuery(PackageDetailDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return (
    data?.coursePackage && <EnrollDialog pack={data.coursePackage} onDone={onChanged} onClosed={onClosed} />
  );
}
