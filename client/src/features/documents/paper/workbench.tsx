import { useCallback, useState } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { DocumentPreviewDocument } from '../documents.generated';
import { useDebounced } from '../../../lib/drafts/use-debounced';
import type { DocumentKind } from '../document-kinds';
import { BatchBar } from './batch-bar';
import { DocumentPreview } from './document-preview';
import { EntryList } from './entry-list';
import { MannerFields } from './manner-fields';
import { SubjectList } from './subject-list';
import { useDocumentActions } from './use-document-actions';
import { mannerInput, type Manner } from './wish';
import { Grid } from '../../../ui/layout';

interface WorkbenchProps {
  kind: DocumentKind;
  subjectId: string | null;
  onOpen: (id: string) => void;
  manner: Manner;
  onManner: (change: Partial<Manner>) => void;
}

/** The selection and the preview of one kind of document. */
export function Workbench({ kind, subjectId, onOpen, manner, onManner }: WorkbenchProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // A selection of entries belongs to one subject.
  const [chosen, setChosen] = useState<{ of: string; ids: string[] } | null>(null);
  const entryIds = chosen && chosen.of === subjectId ? chosen.ids : null;
  const rested = useDebounced(manner);
  const input = subjectId ? { ...mannerInput(kind, rested), subjectId, entryIds } : null;
  const { data, previousData, error, loading, refetch, client } = useQuery(DocumentPreviewDocument, {
    variables: { input: input ?? { type: kind.type, subjectId: '' } },
    skip: input === null,
    fetchPolicy: 'network-only',
  });
  const changed = useCallback(() => {
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'issuedDocuments' });
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'files' });
  }, [client]);
  const actions = useDocumentActions(input, changed);
  const preview = input ? (data ?? (loading ? previousData : undefined))?.documentPreview : undefined;
  const stale = loading || rested !== manner;
  return (
    <>
      <Grid
        as="section"
        gap="4"
        columns="minmax(0, 1fr)"
        className="doc-selection card"
        aria-labelledby="doc-selection-title"
      >
        <h2 id="doc-selection-title" className="doc-pane-title">
          Urval
        </h2>
        <SubjectList kind={kind} current={subjectId} onOpen={onOpen} marked={marked} onMark={setMarked} />
        <BatchBar kind={kind} manner={manner} marked={marked} onDone={changed} />
        <MannerFields kind={kind} manner={manner} onChange={onManner} />
        {preview && subjectId && preview.entries.length > 0 && (
          <EntryList entries={preview.entries} onChoose={(ids) => setChosen({ of: subjectId, ids })} />
        )}
      </Grid>
      <DocumentPreview
        {...{ kind, chosen: input !== null, preview, stale, error, actions }}
        onRetry={() => void refetch()}
      />
    </>
  );
}
