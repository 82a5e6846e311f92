import './documents.css';
import { useQuery } from '@apollo/client/react';
import { IconBuilding, IconHistory, IconMapPin } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { DocumentPreviewDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { useSearch } from '../../lib/address/use-search';
import { useDebounced } from '../../lib/drafts/use-debounced';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/feedback/skeleton';
import { BatchBar } from './paper/batch-bar';
import { DocumentActions, IssuedMessage } from './paper/document-actions';
import { documentKinds, type DocumentKind } from './document-kinds';
import { EntryList } from './paper/entry-list';
import { HistoryDialog } from './history-dialog';
import { MannerFields } from './paper/manner-fields';
import { MunicipalitiesDialog } from './school/municipalities-dialog';
import { SchoolSettingsDialog } from './school/school-settings-dialog';
import { SheetPaper } from './paper/sheet-paper';
import { SubjectList } from './paper/subject-list';
import { TypePane } from './paper/type-pane';
import { useDocumentDeeds } from './paper/use-document-deeds';
import { mannerInput, usualManner, type Manner } from './paper/wish';

const icon = { className: 'icon', size: 18, stroke: 1.8, 'aria-hidden': true } as const;

/** Documents (pages §14): the kind, whom it is about and how it is made, and beside it what will be printed. */
export function DocumentsPage() {
  const [params, changeSearch] = useSearch();
  const kind = documentKinds.find(({ slug }) => slug === params.get('typ')) ?? null;
  const subjectId = kind ? params.get('id') : null;
  const [dialog, setDialog] = useState<'history' | 'municipalities' | 'settings' | null>(null);
  const [manner, setManner] = useState(usualManner);
  // Counts the changes of the school's own settings: what is shown begins anew with each.
  const [edition, setEdition] = useState(0);
  const choose = (next: DocumentKind) => {
    // A student stays chosen when another kind of document is about students too.
    const keep: Record<string, string> = kind?.subject === next.subject && subjectId ? { id: subjectId } : {};
    changeSearch(() => new URLSearchParams({ typ: next.slug, ...keep }), { replace: true });
  };
  return (
    <>
      <PageHeader
        title="PDF"
        lead="Intyg, utdrag, kallelser och listor med en kod som alla kan kontrollera."
        actions={
          <>
            <Button icon={<IconBuilding {...icon} />} onClick={() => setDialog('settings')}>
              Skolans uppgifter
            </Button>
            <Button icon={<IconMapPin {...icon} />} onClick={() => setDialog('municipalities')}>
              Kommuner
            </Button>
            <Button icon={<IconHistory {...icon} />} onClick={() => setDialog('history')}>
              Historik
            </Button>
          </>
        }
      />
      <div className="doc-panes">
        <TypePane current={kind} onChoose={choose} />
        {kind ? (
          <Workbench
            key={`${kind.type} ${edition}`}
            kind={kind}
            subjectId={subjectId}
            onOpen={(id) => changeSearch({ id }, { replace: true })}
            manner={manner}
            onManner={(change) => setManner({ ...manner, ...change })}
          />
        ) : (
          <div className="doc-nothing">
            <EmptyState text="Välj dokumenttyp och elev." />
          </div>
        )}
      </div>
      <HistoryDialog opened={dialog === 'history'} onClose={() => setDialog(null)} />
      <MunicipalitiesDialog
        opened={dialog === 'municipalities'}
        onClose={() => setDialog(null)}
        onSaved={() => setEdition(edition + 1)}
      />
      <SchoolSettingsDialog
        opened={dialog === 'settings'}
        onClose={() => setDialog(null)}
        onSaved={() => setEdition(edition + 1)}
      />
    </>
  );
}

interface WorkbenchProps {
  kind: DocumentKind;
  subjectId: string | null;
  onOpen: (id: string) => void;
  manner: Manner;
  onManner: (change: Partial<Manner>) => void;
}

/** The selection and the preview of one kind of document. */
function Workbench({ kind, subjectId, onOpen, manner, onManner }: WorkbenchProps) {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // What is chosen belongs to the one whom it was chosen for.
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
  const deeds = useDocumentDeeds(input, changed);
  const preview = input ? (data ?? (loading ? previousData : undefined))?.documentPreview : undefined;
  const stale = loading || rested !== manner;
  return (
    <>
      <section className="doc-selection card" aria-labelledby="doc-selection-title">
        <h2 id="doc-selection-title" className="doc-pane-title">
          Urval
        </h2>
        <SubjectList kind={kind} current={subjectId} onOpen={onOpen} marked={marked} onMark={setMarked} />
        <BatchBar kind={kind} manner={manner} marked={marked} onDone={changed} />
        <MannerFields kind={kind} manner={manner} onChange={onManner} />
        {preview && subjectId && preview.entries.length > 0 && (
          <EntryList entries={preview.entries} onChoose={(ids) => setChosen({ of: subjectId, ids })} />
        )}
      </section>
      <section className="doc-preview" aria-labelledby="doc-preview-title">
        <div className="doc-preview-head">
          <h2 id="doc-preview-title" className="doc-pane-title">
            Förhandsvisning
          </h2>
          <DocumentActions kind={kind} ready={Boolean(preview?.sheet) && !stale} deeds={deeds} />
        </div>
        <IssuedMessage deeds={deeds} />
        {preview?.warnings.map((warning) => (
          <Message key={warning} tone="warning">
            {warning}
          </Message>
        ))}
        {error && (
          <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
            Kunde inte visa dokumentet. {readFailure(error).message}
          </Message>
        )}
        {preview?.problem && <Message tone="info">{preview.problem.message}</Message>}
        {!input && (
          <EmptyState
            text={
              kind.subject === 'student'
                ? 'Välj en elev i listan.'
                : 'Välj i listan vad dokumentet ska handla om.'
            }
          />
        )}
        {input && !preview && !error && <Loading text="Läser in dokumentet..." lines={10} />}
        {preview?.sheet && <SheetPaper sheet={preview.sheet} stale={stale} />}
      </section>
    </>
  );
}
