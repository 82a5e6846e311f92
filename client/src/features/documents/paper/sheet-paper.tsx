import type { CSSProperties } from 'react';
import type { DocumentPreviewQuery } from '../documents.generated';

type Sheet = NonNullable<DocumentPreviewQuery['documentPreview']['sheet']>;
type Block = Sheet['blocks'][number];
type Table = NonNullable<Block['table']>;

/** What will be printed, from the very parts that the PDF is set from: always paper, also in the dark theme. */
export function SheetPaper({ sheet, stale }: { sheet: Sheet; stale: boolean }) {
  const { language, landscape, schoolName, schoolDetails, title, subject, blocks, placeAndDate } = sheet;
  const { signatoryName, signatoryTitle } = sheet;
  return (
    <article
      className="doc-paper"
      aria-label={`Förhandsvisning: ${title}`}
      aria-busy={stale || undefined}
      lang={language === 'EN' ? 'en' : undefined}
      data-landscape={landscape || undefined}
    >
      <p className="doc-school">{schoolName}</p>
      <h3 className="doc-title">{title}</h3>
      <p className="doc-subject-line">{subject}</p>
      {blocks.map((block, index) => (
        <PaperBlock key={index} block={block} />
      ))}
      <p>{placeAndDate}</p>
      {(signatoryName ?? signatoryTitle) && (
        <div className="doc-signature">
          {signatoryName && <p className="bold">{signatoryName}</p>}
          {signatoryTitle && <p className="doc-quiet">{signatoryTitle}</p>}
        </div>
      )}
      <footer className="doc-foot">
        <p>{[schoolName, ...schoolDetails].join(' · ')}</p>
        <p lang="sv">Koden och QR-koden sätts när dokumentet skapas.</p>
      </footer>
    </article>
  );
}

function PaperBlock({ block: { heading, paragraphs, facts, table, signatures } }: { block: Block }) {
  return (
    <section className="doc-block">
      {heading && <h4 className="doc-heading">{heading}</h4>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {facts.length > 0 && (
        <dl className="doc-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-blank={value === null || undefined}>{value ?? ''}</dd>
            </div>
          ))}
        </dl>
      )}
      {table && <PaperTable table={table} />}
      {signatures.length > 0 && (
        <div className="doc-lines">
          {signatures.map((who) => (
            <p key={who}>{who}</p>
          ))}
        </div>
      )}
    </section>
  );
}

function PaperTable({ table: { caption, columns, rows } }: { table: Table }) {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const width = (share: number): CSSProperties => ({ width: `${(share / total) * 100}%` });
  return (
    <div className="doc-table-scroller" tabIndex={0} role="group" aria-label={caption}>
      <table className="doc-table">
        <thead>
          <tr>
            {columns.map(({ header, share, numeric }, index) => (
              <th key={index} scope="col" style={width(share)} data-numeric={numeric || undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={index} data-numeric={columns[index]?.numeric || undefined}>
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
