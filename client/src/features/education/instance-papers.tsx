import { Link } from 'react-router-dom';
import { Card } from '../../ui/card';
import { Row } from '../../ui/layout';

/** Of the instance itself, or of each of its students. */
const papers = [
  { typ: 'narvarolista', label: 'Närvarolista' },
  { typ: 'elevlista', label: 'Elevlista' },
  { typ: 'betygskatalog', label: 'Betygskatalog' },
  { typ: 'kursstart', label: 'Kallelser till kursstart', isPersonal: true },
  { typ: 'studieintyg', label: 'Studieintyg', isPersonal: true },
] as const;

type Paper = (typeof papers)[number];

function addressOf(paper: Paper, { id, name }: { id: string; name: string }): string {
  const chosen: Record<string, string> =
    'isPersonal' in paper ? { tillfalle: id, kurs: name } : { id, q: name };
  return `/pdf?${new URLSearchParams({ typ: paper.typ, ...chosen }).toString()}`;
}

/** The documents of a course instance, made on the page of documents with the instance chosen. */
export function InstancePapers(instance: { id: string; name: string }) {
  return (
    <Card title="Dokument" className="no-print">
      <Row as="ul" gap="1 4">
        {papers.map((paper) => (
          <li key={paper.typ}>
            <Link to={addressOf(paper, instance)}>{paper.label}</Link>
          </li>
        ))}
      </Row>
    </Card>
  );
}
