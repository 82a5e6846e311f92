import '../catalogue.css';
import { useCloseUnread } from '../../../apollo/use-close-unread';
import { useQuery } from '../../../apollo/use-query';
import { ProgramNowDocument } from '../catalogue.generated';
import ProgramDialog from './program-dialog';

interface ProgramBoxProps {
  id: string;
  onChanged: () => void;
  onClosed: () => void;
}

/** A program, edited on its own page. */
export default function ProgramBox({ id, onChanged, onClosed }: ProgramBoxProps) {
  const { data, ...reading } = useQuery(ProgramNowDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  useCloseUnread(data?.program, reading, onClosed);
  return data?.program && <ProgramDialog program={data.program} onSaved={onChanged} onClosed={onClosed} />;
}
