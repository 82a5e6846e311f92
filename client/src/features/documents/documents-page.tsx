import './documents.css';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSearch } from '../../lib/url-state/use-search';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { PageHeader } from '../../ui/page-header';
import { documentKinds, type DocumentKind } from './document-kinds';
import { TypePane } from './paper/type-pane';
import { usualManner } from './paper/wish';
import { Workbench } from './paper/workbench';
import { LinkRow } from '../../ui/link-row';
import { onDemand } from '../../ui/on-demand';

const HistoryDialog = onDemand(async () => (await import('./history-dialog')).HistoryDialog);
/** Addresses of the settings that were dialogs of this page. */
const moved = new Map([
  ['skolan', '/installningar/skola'],
  ['kommuner', '/installningar/kommuner'],
]);

/** Documents (pages §14): type, subject and options, with a preview beside them. */
export function DocumentsPage() {
  const [params, changeSearch] = useSearch();
  const kind = documentKinds.find(({ slug }) => slug === params.get('typ')) ?? null;
  const subjectId = kind ? params.get('id') : null;
  const shown = params.get('visa') ?? '';
  // Beside the page, not a place of its own: going back leaves the page.
  const setDialog = (visa: 'historik' | null) => changeSearch({ visa }, { replace: true });
  const [manner, setManner] = useState(usualManner);
  const choose = (next: DocumentKind) => {
    // A student stays chosen when another kind of document is about students too.
    const keep: Record<string, string> = kind?.subject === next.subject && subjectId ? { id: subjectId } : {};
    changeSearch(() => new URLSearchParams({ typ: next.slug, ...keep }), { replace: true });
  };
  const settings = moved.get(shown);
  if (settings) return <Navigate to={settings} replace />;
  return (
    <>
      <PageHeader
        title="Dokument"
        lead="Intyg, utdrag, kallelser och listor med en kod som alla kan kontrollera."
        actions={
          <Button icon={IconHistory} onClick={() => setDialog('historik')}>
            Historik
          </Button>
        }
      />
      <LinkRow to="/installningar" label="Inställningar" className="below-4">
        Skolans uppgifter, undertecknare och kommuner på dokumenten
      </LinkRow>
      <div className="doc-panes">
        <TypePane current={kind} onChoose={choose} />
        {kind ? (
          <Workbench
            key={kind.type}
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
      <HistoryDialog opened={shown === 'historik'} onClose={() => setDialog(null)} />
    </>
  );
}
