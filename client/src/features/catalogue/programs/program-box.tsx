import '../catalogue.css';
import { useQuery } from '@apollo/client/react';
import { ProgramNowDocument } from '../../../graphql/generated';
import ProgramDialog from './program-dialog';

interface ProgramBoxProps {
  id: string;
  onChanged: () => void;
  onClosed: () => void;
}

/** A program, edited on its own page. */
export default function ProgramBox({ id, onChanged, onClosed }: ProgramBoxProps) {
  const { data } = useQuery(ProgramNowDocument, { variables: { id }, fetchPolicy: 'network-only' });
  return data?.program && <ProgramDialog program={data.program} onSaved={onChanged} onClosed={onClosed} />;
}
