import { counted } from '../../../../domain/numbers';
import { IconArrowLeft, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { packageKindLabels } from '../../../../domain/labels/education';
import { useQuery } from '../../apollo/use-query';
import { PackageDetailDocument, type PackageFieldsFragment } from './packages.generated';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { type MenuItem } from '../../ui/overlays/menu';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { usePackageActions } from './use-package-actions';
import { Grid, Row } from '../../ui/layout';
import { deferred, onDemand } from '../../ui/on-demand';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { DotsMenu } from '../../ui/overlays/dots-menu';

const PackageForm = deferred(async () => (await import('./form/package-form')).PackageForm, {
  waiting: <Loading text="Laddar kurspaketet…" lines={8} />,
});
const Gy25Dialog = onDemand(async () => (await import('./gy25-dialog')).default);
const EnrollDialog = onDemand(async () => (await import('./enroll/enroll-dialog')).default);

interface PackageDetailProps {
  /** 'ny' for a new one. */
  id: string;
  onOpen: (id: string | null) => void;
  onChanged: () => void;
}

/** Details of one package beside the list: its courses and all its actions. */
export function PackageDetail({ id, onOpen, onChanged }: PackageDetailProps) {
  const isNew = id === 'ny';
  const [dirty, setDirty] = useState(false);
  const [turn, setTurn] = useState(0);
  const { data, loading, error, refetch } = useQuery(PackageDetailDocument, {
    variables: { id },
    skip: isNew,
    // Another version may have replaced it since it was last looked at.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const pack = isNew ? null : (data?.coursePackage ?? null);
  const readAgain = async () => {
    await refetch();
    setTurn(turn + 1);
  };
  const reload = () => {
    readAgain().catch((failed: unknown) => console.error('The package could not be read again.', failed));
  };
  const saved = (changed: PackageFieldsFragment) => {
    onChanged();
    if (isNew) onOpen(changed.id);
  };
  return (
    <Grid
      as="section"
      gap="4"
      columns="minmax(0, 1fr)"
      className="shrinks"
      aria-label={pack?.name ?? 'Nytt kurspaket'}
    >
      <WayBack onBack={() => onOpen(null)} />
      <LoadFailed error={!loading && error} refetch={reload} text="Kunde inte hämta kurspaketet." />
      {!isNew && !pack && loading && <Loading text="Laddar kurspaketet…" lines={8} />}
      {isNew && <h2>Nytt kurspaket</h2>}
      {pack && <DetailHead {...{ pack, dirty, onOpen, onChanged }} onReload={reload} />}
      {(isNew || pack) && (
        <PackageForm
          key={`${id} ${pack?.version ?? 0} ${turn}`}
          pack={pack}
          onSaved={saved}
          onDirty={setDirty}
          onCancel={() => onOpen(null)}
        />
      )}
    </Grid>
  );
}

function WayBack({ onBack }: { onBack: () => void }) {
  return (
    <p className="packages-back">
      <Button size="sm" variant="quiet" icon={IconArrowLeft} onClick={onBack}>
        Alla kurspaket
      </Button>
    </p>
  );
}

interface DetailHeadProps {
  pack: PackageFieldsFragment;
  dirty: boolean;
  onOpen: (id: string | null) => void;
  onChanged: () => void;
  onReload: () => void;
}

type PackageBox = 'gy25' | 'enroll';

interface PackageMenuProps extends DetailHeadProps {
  onGy25: () => void;
}

function DetailHead(props: DetailHeadProps) {
  const { pack, dirty, onOpen } = props;
  const [dialog, setDialog] = useState<PackageBox | null>(null);
  const { name, code, kind, edition, follows, followedBy, activeStudents, isArchived } = pack;
  return (
    <Row gap="3 4" align="flex-start" justify="space-between" className="packages-head">
      <div>
        <h2>{name}</h2>
        <Row as="p" gap="1 3" className="above-1">
          <Badge tone="brand">{packageKindLabels[kind]}</Badge>
          {code && <span className="meta">{code}</span>}
          {(edition > 1 || followedBy) && <Badge>Version {edition}</Badge>}
          {isArchived && <Badge>Arkiverat</Badge>}
          <Link to={`/education/${pack.id}`}>{counted(activeStudents, 'aktiv elev', 'aktiva elever')}</Link>
          {follows && <EditionLink label="Tidigare version" id={follows.id} onOpen={onOpen} />}
        </Row>
      </div>
      <div className="row">
        <Button
          variant="primary"
          disabled={dirty || followedBy !== null || isArchived || pack.courses.length === 0}
          icon={IconUserPlus}
          onClick={() => setDialog('enroll')}
        >
          Skriv in elever
        </Button>
        <PackageMenu {...props} onGy25={() => setDialog('gy25')} />
      </div>
      {dirty && <p className="meta packages-unsaved">Spara eller ångra ändringarna först.</p>}
      {followedBy && (
        <Message tone="info" live={false}>
          Det finns en senare version. Nya elever skrivs in på den.{' '}
          <EditionLink label={`Visa version ${followedBy.edition}`} id={followedBy.id} onOpen={onOpen} />
        </Message>
      )}
      <PackageDialogs {...props} dialog={dialog} onClosed={() => setDialog(null)} />
    </Row>
  );
}

/** Everything that is done with a package as a whole. */
function PackageMenu({ pack, dirty, onOpen, onChanged, onReload, onGy25 }: PackageMenuProps) {
  const actions = usePackageActions({
    onChanged: () => {
      onChanged();
      onReload();
    },
    onOpen,
  });
  const { name, followedBy, isArchived, keptBecause } = pack;
  const hasGy11 = pack.courses.some(({ course }) => course.system === 'GY11');
  const items = (): MenuItem[] => [
    { key: 'copy', label: 'Kopiera', onSelect: () => void actions.copy(pack) },
    {
      key: 'edition',
      label: 'Ny version',
      disabled: followedBy !== null,
      onSelect: () => void actions.newEdition(pack),
    },
    {
      key: 'gy25',
      label: 'Uppdatera till Gy25',
      disabled: followedBy !== null || !hasGy11,
      onSelect: onGy25,
    },
    isArchived
      ? { key: 'restore', label: 'Återställ', onSelect: () => void actions.archive(pack, false) }
      : { key: 'archive', label: 'Arkivera', onSelect: () => void actions.archive(pack, true) },
    {
      key: 'delete',
      label: keptBecause ? `Ta bort – ${keptBecause}` : 'Ta bort',
      danger: true,
      disabled: keptBecause !== null,
      onSelect: () => void actions.remove(pack),
    },
  ];
  return <DotsMenu label={`Åtgärder för ${name}`} items={items} disabled={dirty} />;
}

interface PackageDialogsProps extends DetailHeadProps {
  dialog: PackageBox | null;
  onClosed: () => void;
}

function PackageDialogs({ pack, dialog, onOpen, onChanged, onReload, onClosed }: PackageDialogsProps) {
  return (
    <>
      {dialog === 'gy25' && (
        <Gy25Dialog
          pack={pack}
          onDone={(id) => {
            onChanged();
            onOpen(id);
          }}
          onClosed={onClosed}
        />
      )}
      {dialog === 'enroll' && (
        <EnrollDialog
          pack={pack}
          onDone={() => {
            onChanged();
            onReload();
          }}
          onClosed={onClosed}
        />
      )}
    </>
  );
}

function EditionLink({ label, id, onOpen }: { label: string; id: string; onOpen: (id: string) => void }) {
  return (
    <button type="button" className="link-button" onClick={() => onOpen(id)}>
      {label}
    </button>
  );
}
