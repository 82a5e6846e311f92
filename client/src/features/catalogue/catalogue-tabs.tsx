import { Link } from 'react-router-dom';
import { Row } from '../../ui/layout';

interface CatalogueTabsProps {
  label: string;
  tabs: readonly { name: string; count: number | undefined; to: string; current: boolean }[];
}

/** Views of one page, each with its own address: links, so that back and new tabs work. */
export function CatalogueTabs({ label, tabs }: CatalogueTabsProps) {
  return (
    <nav aria-label={label} className="catalogue-tabs link-tabs no-print">
      <Row as="ul" gap="1" align="stretch">
        {tabs.map(({ name, count, to, current }) => (
          <li key={name}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className="catalogue-count tabular"> {count}</span>}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
