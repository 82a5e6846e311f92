import './tour.css';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { setPreferences } from '../../lib/session/preferences';
import { useSession } from '../../lib/session/session-store';
import { Button, IconButton } from '../../ui/button';
import { Row } from '../../ui/layout';
import { useEscape } from '../../ui/overlays/escape';
import { focusHeading } from '../../ui/page-header';
import { stopsFor, type TourStop } from './tour-stops';

/** A page that comes takes the focus to its heading: the tour takes it back so long after it has led there. */
const arrivingMs = 4000;

/** The tour: leads from page to page, describes and frames elements. The pages remain usable. */
export function Tour({ onClose }: { onClose: () => void }) {
  const stops = stopsFor(useSession().role);
  const [at, setAt] = useState(0);
  const stop = stops[at]!;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLeading(stop, heading);
  const end = () => {
    setPreferences({ tourSeen: true });
    onClose();
    // Once nothing holds the focus here any more.
    requestAnimationFrame(() => focusHeading());
  };
  // Wherever the focus is: a page that has just come has it for a moment.
  useEscape(true, end);
  const isLast = at === stops.length - 1;
  return (
    <section
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="tour box panel no-print"
    >
      <Row gap="3" align="start" nowrap className="tour-head">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
          {stop.title}
        </h2>
        <IconButton size="sm" label="Avsluta rundturen" icon={IconX} onClick={end} />
      </Row>
      <p id={`${id}-text`}>{stop.text}</p>
      <Row gap="2" align="center" className="tour-foot">
        <span className="meta tabular">
          {at + 1} av {stops.length}
        </span>
        {at > 0 && <Button onClick={() => setAt(at - 1)}>Tillbaka</Button>}
        <Button variant="primary" onClick={() => (isLast ? end() : setAt(at + 1))}>
          {isLast ? 'Klar' : 'Nästa'}
        </Button>
      </Row>
    </section>
  );
}

/** Navigates to the stop's page, highlights its element and keeps the focus on the text. */
function useLeading(
  { to, at = `.side-nav a[href="${to}"]` }: TourStop,
  heading: RefObject<HTMLElement | null>,
): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null && window.location.pathname !== to) void navigate(to);
    heading.current?.focus();
    const arriving = setInterval(() => {
      if (document.activeElement?.matches('main h1')) heading.current?.focus();
    }, 50);
    const timer = setTimeout(() => clearInterval(arriving), arrivingMs);
    const unframe = frame(at);
    return () => {
      clearInterval(arriving);
      clearTimeout(timer);
      unframe();
    };
  }, [to, at, heading, navigate]);
}

/** Frames the element, also when it comes with its page; answers what takes the frame away. */
function frame(selector: string): () => void {
  let framed: Element | null = null;
  const look = () => {
    if (framed?.isConnected) return;
    framed = document.querySelector(selector);
    if (!framed?.checkVisibility?.()) return;
    framed.setAttribute('data-toured', '');
    framed.scrollIntoView({ block: 'nearest' });
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => {
    watch.disconnect();
    framed?.removeAttribute('data-toured');
  };
}
