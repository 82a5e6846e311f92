import '../../styles/list-summary.css';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../button';
import { Skeleton } from '../../feedback/skeleton';
import { onDemand } from '../../on-demand';
import { sign } from '../../text/sign';

const Drawer = onDemand(async () => (await import('../../overlays/drawer')).default);

/** Rows that the arrows pass by are not read: each reading of a person leaves its record. */
const RESTED_MS = 200;

interface SummaryPanelProps {
  title: string;
  /** Beside the list; otherwise a sheet over it. */
  beside: boolean;
  /** Closes it and focuses the row. */
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** The summary of a row: a part of the page where there is room beside the list, otherwise a sheet. */
export function SummaryPanel({ title, beside, onClose, onClosed, children }: SummaryPanelProps) {
  const [opened, setOpened] = useState(true);
  if (!beside)
    return (
      <Drawer
        opened={opened}
        title={title}
        side="right"
        closeLabel="Stäng sammanfattningen"
        onClose={() => setOpened(false)}
        onClosed={onClosed}
      >
        {children}
      </Drawer>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      className="list-summary box no-print"
      aria-label={`Sammanfattning: ${title}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <div className="list-summary-head">
        <h2>{title}</h2>
        <IconButton size="sm" label="Stäng sammanfattningen" icon={sign(IconX, 18)} onClick={onClose} />
      </div>
      {children}
    </aside>
  );
}

/** Renders its content once the row has been in view for a moment; keyed by the row. */
export function Rested({ children }: { children: ReactNode }) {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), RESTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return rested ? children : <Skeleton lines={6} />;
}
