import './documents.css';
import { IconBuilding, IconHistory, IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearch } from '../../lib/url-state/use-search';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHeader } from '../../ui/page-header';
import { documentKinds, type DocumentKind } from './document-kinds';
import { TypePane } from './paper/type-pane';
import { usualManner } from './paper/wish';
import { Workbench } from './paper/workbench';
import { onDemand } from '../../ui/on-demand';

const HistoryDialog = onDemand(async () => (await import('./history-dialog')).HistoryDialog);
const MunicipalitiesDialog = onDemand(
  async () => (await import('./school/municipalities-dialog')).MunicipalitiesDialog,
);
const SchoolSettingsDialog = onDemand(
  async () => (await import('./school/school-settings-dialog')).SchoolSettingsDialog,
);

/** What `visa` opens. */
const pageDialogs = ['historik', 'kommuner', 'skolan'] as const;
type PageDialog = (typeof pageDialogs)[number];

/** Documents (pages §14): type, subject and options, with a preview beside them. */
export function DocumentsPage() {
  const [params, changeSearch] = useSearch();
  const kind = documentKinds.find(({ slug }) => slug === params.get('typ')) ?? null;
  const subjectId = kind ? params.get('id') : null;
  const dialog = pageDialogs.find((one) => one === params.get('visa')) ?? null;
  // Beside the page, not a place of its own: going back leaves the page.
  const setDialog = (visa: PageDialog | null) => changeSearch({ visa }, { replace: true });
  const [manner, setManner] = useState(usualManner);
  // Counts changes of the school's settings: each one remounts the preview.
  const [edition, setEdition] = useState(0);
  const choose = (next: DocumentKind) => {
    // A student stays chosen when another kind of document is about students too.
    const keep: Record<string, string> = kind?.subject === next.subject && subjectId ? { id: subjectId } : {};
    changeSearch(() => new URLSearchParams({ typ: next.slug, ...keep }), { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Dokument"
        lead="Intyg, utdrag, kallelser och listor med en kod som alla kan kontrollera."
        actions={<SchoolActions onOpen={setDialog} />}
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
      <HistoryDialog opened={dialog === 'historik'} onClose={() => setDialog(null)} />
      <MunicipalitiesDialog
        opened={dialog === 'kommuner'}
        onClose={() => setDialog(null)}
        onSaved={() => setEdition(edition + 1)}
      />
      {dialog === 'skolan' && (
        <SchoolSettingsDialog onClosed={() => setDialog(null)} onSaved={() => setEdition(edition + 1)} />
      )}
    </>
  );
}

function SchoolActions({ onOpen }: { onOpen: (dialog: PageDialog) => void }) {
  return (
    <>
      <Button icon={IconBuilding} onClick={() => onOpen('skolan')}>
        Skolans uppgifter
      </Button>
      <Button icon={IconMapPin} onClick={() => onOpen('kommuner')}>
        Kommuner
      </Button>
      <Button icon={IconHistory} onClick={() => onOpen('historik')}>
        Historik
      </Button>
    </>
  );
}
