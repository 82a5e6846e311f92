import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Row } from '../../ui/layout';

/** A part of the page with an address of its own: the id of its card. */
export interface Section {
  id: string;
  label: string;
}

/** Leads to the parts of a long page; an address that names one opens there, and the part has the focus. */
export function SectionNav({ sections }: { sections: readonly Section[] }) {
  const { hash, key, search } = useLocation();
  useEffect(() => {
    const section = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!section) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <nav aria-label="På sidan" className="section-nav below-3 no-print">
      <Row as="ul" gap="1 4">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Link to={{ search, hash: id }}>{label}</Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
