import { documentTypeLabels } from '../../../../../domain/labels/document';
import { documentKinds, type DocumentKind } from '../document-kinds';

interface TypePaneProps {
  current: DocumentKind | null;
  onChoose: (kind: DocumentKind) => void;
}

/** The kinds of documents, one of which is chosen: radio buttons that look like a list. */
export function TypePane({ current, onChoose }: TypePaneProps) {
  return (
    <fieldset className="doc-types card">
      <legend className="doc-pane-title">Dokument</legend>
      {documentKinds.map((kind) => (
        <label key={kind.type} className="doc-type">
          <input
            type="radio"
            name="document-type"
            className="over-all"
            checked={current?.type === kind.type}
            onChange={() => onChoose(kind)}
          />
          <kind.icon className="icon" size={20} stroke={1.8} aria-hidden="true" />
          <span>
            <span className="doc-type-name">{documentTypeLabels[kind.type]}</span>
            <span className="meta line">{kind.about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
