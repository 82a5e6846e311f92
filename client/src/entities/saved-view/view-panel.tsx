import { useMutation } from '@apollo/client/react';
import './saved-views.css';
import { roleNames } from '../../../../domain/roles';
import { ChooseDefaultViewDocument, type SavedViewPartsFragment } from './saved-views.generated';
import { savedAddress } from '../../../../domain/lists/saved-view';
import { notify } from '../../ui/feedback/toast-store';
import { useDeleteView } from './use-delete-view';
import { useUpdateView } from './use-update-view';
import { columnsOf } from './view-columns';
import type { ViewMenuProps, ViewTask } from './view-menu';
import { usualAddress, viewAddress } from './view-url';
import { attempt } from '../../apollo/feedback/notify-failure';

interface ViewPanelProps extends ViewMenuProps {
  close: () => void;
  onTask: (task: ViewTask) => void;
}

interface Act {
  label: string;
  run: () => void;
  danger?: boolean;
}

/** The 'Vyer' panel: the views by owner, then the actions. */
export default function ViewPanel(props: ViewPanelProps) {
  const { views, failed, current, close, definition, params, changeSearch } = props;
  const acts = useActs(props);
  const open = (view: SavedViewPartsFragment) => {
    close();
    changeSearch(() => viewAddress(definition, params, view));
  };
  return (
    <div className="view-panel">
      {views === null && (
        <p className="popup-heading" role="status">
          {failed
            ? 'Vyerna kunde inte hämtas. Kontrollera anslutningen och öppna menyn igen.'
            : 'Hämtar vyerna…'}
        </p>
      )}
      {views?.length === 0 && <p className="popup-heading">Inga sparade vyer ännu.</p>}
      {groupsOf(views ?? []).map(({ heading, members }) => (
        <div key={heading} role="group" aria-label={heading}>
          <p className="popup-heading">{heading}</p>
          {members.map((view) => (
            <button
              key={view.id}
              type="button"
              className="popup-item"
              aria-current={view.id === current?.id || undefined}
              onClick={() => open(view)}
            >
              {view.name}
              <span className="meta">{metaOf(view)}</span>
            </button>
          ))}
        </div>
      ))}
      <div role="group" aria-label="Åtgärder" className="view-acts">
        {acts.map(({ label, run, danger }) => (
          <button
            key={label}
            type="button"
            className={danger ? 'popup-item popup-item-danger' : 'popup-item'}
            onClick={run}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Whose it is or that others have it too, and that the list opens with it. */
function metaOf({ isOwn, ownerName, sharedWith, isDefault }: SavedViewPartsFragment): string {
  const readers = isOwn ? sharedWith && `delad: ${roleNames[sharedWith]}` : ownerName;
  return [readers, isDefault && 'förvald'].filter(Boolean).join(' · ');
}

/** The own ones, then the shared ones under the role that they are shared with. */
function groupsOf(views: readonly SavedViewPartsFragment[]) {
  const groups = new Map<string, SavedViewPartsFragment[]>();
  for (const view of views) {
    const heading =
      view.isOwn || !view.sharedWith ? 'Mina vyer' : `Delade med rollen ${roleNames[view.sharedWith]}`;
    groups.set(heading, [...(groups.get(heading) ?? []), view]);
  }
  return [...groups].map(([heading, members]) => ({ heading, members }));
}

/** What can be done now, by the right to the open view. */
function useActs(props: ViewPanelProps): Act[] {
  const { definition, params, changeSearch, views, current, isChanged, close, onTask } = props;
  const choose = useChooseAct(props);
  const update = useUpdateAct(props);
  const remove = useDeleteView();
  const save: Act = { label: current ? 'Spara som ny vy…' : 'Spara vy…', run: () => onTask('save') };
  if (!current) return [save];
  const { change, share } = current.viewerMay;
  const acts: (Act | false)[] = [
    isChanged && change && update(current),
    save,
    choose(current),
    share && { label: 'Dela med roll…', run: () => onTask('share') },
    change && { label: 'Byt namn…', run: () => onTask('rename') },
    {
      label: 'Visa listan som vanligt',
      run: () => {
        close();
        changeSearch(() => usualAddress(definition, params, views ?? []));
      },
    },
    change && {
      label: 'Ta bort',
      danger: true,
      run: () => {
        close();
        void remove(current, () => changeSearch(() => viewAddress(definition, params, current)));
      },
    },
  ];
  return acts.filter((act) => act !== false);
}

/** Saves what the list is now as the view. */
function useUpdateAct({ definition, params, layout, close }: ViewPanelProps) {
  const update = useUpdateView(definition.saved!);
  return ({ id, version, name }: SavedViewPartsFragment): Act => ({
    label: `Spara ändringarna i ${name}`,
    run: () => {
      close();
      const address = savedAddress(definition, params);
      const changed = update({ id, version, address, columns: columnsOf(layout) });
      tell(changed, `Vyn ${name} är sparad.`);
    },
  });
}

/** What the list opens with. */
function useChooseAct({ definition, close }: ViewPanelProps) {
  const [choose] = useMutation(ChooseDefaultViewDocument);
  const list = definition.saved!;
  return ({ id, name, isDefault }: SavedViewPartsFragment): Act => ({
    label: isDefault ? 'Ta bort som min förvalda' : 'Gör till min förvalda',
    run: () => {
      close();
      const chosen = choose({ variables: { input: { list, viewId: isDefault ? null : id } } });
      tell(chosen, isDefault ? 'Listan öppnas som vanligt.' : `Listan öppnas med ${name}.`);
    },
  });
}

function tell(work: Promise<unknown>, done: string): void {
  void attempt('Vyn kunde inte ändras', () => work.then(() => notify.success(done)));
}
