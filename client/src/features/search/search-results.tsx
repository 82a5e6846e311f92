import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttons } from '../../lib/fixed-texts';
import { Marked } from './marked';
import { hitKey, hitUrl, isCourse, type HitGroup, type SearchHit } from './search-question';
import { Row } from '../../ui/layout';

interface SearchResultsProps {
  /** Where the ids of the options begin. */
  id: string;
  groups: readonly HitGroup[];
  /** The search text. */
  wanted: string;
  /** The key of the hit that the arrow keys have come to. */
  active: string | null;
  /** Students have a second link, to their own page (permissions, D10). */
  studentLinks: boolean;
  /** A hit has been opened here; not in a tab of its own. */
  onChosen: () => void;
}

/**
 * The hits, grouped by type. The options are links, so that they open in a new tab. A student's second link is
 * beside its option, not in it, so the list refers to its options by id.
 */
export function SearchResults({ id, groups, wanted, active, studentLinks, onChosen }: SearchResultsProps) {
  const keys = groups.flatMap(({ hits }) => hits.map(hitKey));
  // Tab leads to the hit that the arrow keys have come to, or the first, and not through all of them.
  const inTabOrder = active ?? keys[0];
  return (
    <div className="search-panel">
      <div
        id={id}
        role="listbox"
        aria-label="Träffar"
        aria-owns={keys.map((key) => `${id}-${key}`).join(' ')}
      />
      {groups.map(({ type, heading, hits }) => (
        <div key={type}>
          <p className="search-heading" aria-hidden="true">
            {heading}
          </p>
          {hits.map((hit) => (
            <Hit
              key={hitKey(hit)}
              id={`${id}-${hitKey(hit)}`}
              hit={hit}
              wanted={wanted}
              active={active === hitKey(hit)}
              inTabOrder={inTabOrder === hitKey(hit)}
              studentLink={studentLinks && type === 'Elev'}
              onChosen={onChosen}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Ctrl, ⌘ and Shift open a link elsewhere, and the hits stay for the next. */
function opensHere({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey;
}

interface HitProps {
  id: string;
  hit: SearchHit;
  wanted: string;
  active: boolean;
  inTabOrder: boolean;
  studentLink: boolean;
  onChosen: () => void;
}

function Hit({ id, hit, wanted, active, inTabOrder, studentLink, onChosen }: HitProps) {
  return (
    <Row nowrap className="search-hit" data-active={active || undefined}>
      <Link
        id={id}
        role="option"
        aria-selected={active}
        tabIndex={inTabOrder ? 0 : -1}
        className="search-option"
        to={hitUrl(hit)}
        onClick={(event) => opensHere(event) && onChosen()}
      >
        <span className="search-title">
          <Marked text={hit.title} wanted={wanted} />
        </span>
        <span className="sr-only">, {hit.type}</span>
        {hit.subtitle && (
          <span className="meta">
            <span className="sr-only">, </span>
            {/* The search covers a course's code, but not a person's subtitle, so only the code is highlighted. */}
            {isCourse(hit) ? <Marked text={hit.subtitle} wanted={wanted} /> : hit.subtitle}
          </span>
        )}
      </Link>
      {studentLink && (
        <Link
          className="search-student"
          to={`/student/${encodeURIComponent(hit.id)}`}
          aria-label={`${buttons.openStudent}: ${hit.title}`}
          tabIndex={inTabOrder ? 0 : -1}
          onClick={(event) => opensHere(event) && onChosen()}
        >
          {buttons.openStudent}
        </Link>
      )}
    </Row>
  );
}
