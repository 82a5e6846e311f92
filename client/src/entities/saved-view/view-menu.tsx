import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import type { ListDefinition } from '../../../../domain/lists/list';
import type { SavedViewPartsFragment } from './saved-views.generated';
import type { ChangeSearch } from '../../lib/url-state/use-search';
import { Button } from '../../ui/button';
import type { ColumnLayout } from '../../ui/list/column-layout';
import { deferred, onDemand } from '../../ui/on-demand';
import { Popup } from '../../ui/overlays/popup';

const ViewPanel = deferred(async () => (await import('./view-panel')).default);
const ViewDialog = onDemand(async () => (await import('./view-dialog')).default);

export interface ViewMenuProps {
  definition: ListDefinition;
  params: URLSearchParams;
  changeSearch: ChangeSearch;
  /** Null where columns can't be laid out. */
  layout: ColumnLayout | null;
  /** Null until they are known. */
  views: readonly SavedViewPartsFragment[] | null;
  /** They could not be read. */
  failed: boolean;
  /** Reads them again where that failed. */
  onOpen: () => void;
  current: SavedViewPartsFragment | null;
  /** The list is not as the open view was saved. */
  isChanged: boolean;
}

/** What the box is about: a new view, or the open one's name or readers. */
export type ViewTask = 'save' | 'rename' | 'share';

/** 'Vyer': the own and the shared ones, and what can be done with the one that is open (pages §20). */
export function ViewMenu(props: ViewMenuProps) {
  const { current, isChanged } = props;
  const [task, setTask] = useState<ViewTask | null>(null);
  return (
    <>
      <Popup
        label="Vyer"
        onOpen={props.onOpen}
        trigger={(attributes) => (
          <Button {...attributes} size="sm" variant="quiet" icon={IconBookmark}>
            {current ? `Vy: ${current.name}${isChanged ? ' (ändrad)' : ''}` : 'Vyer'}
          </Button>
        )}
      >
        {(close) => (
          <ViewPanel
            {...props}
            close={close}
            onTask={(next) => {
              close();
              setTask(next);
            }}
          />
        )}
      </Popup>
      {task && <ViewDialog {...props} task={task} onClosed={() => setTask(null)} />}
    </>
  );
}
