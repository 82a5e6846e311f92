import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Members of the library that its types omit. */
interface Archivable {
  appendXML(xml: string): void;
  ref(data: Record<string, unknown>): { write(bytes: Buffer): void; end(): void };
  _root: { data: Record<string, unknown> };
}

let profile: Buffer | null = null;

/**
 * Marks a document as PDF/UA-1 and PDF/A-2a: identification in the metadata with the extension schema that PDF/A
 * requires, and the output intent. The library supports only one of the two at a time.
 */
export function markForArchive(doc: PDFKit.PDFDocument): void {
  const target = doc as unknown as Archivable;
  target.appendXML(`
    <rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" rdf:about="">
      <pdfaid:part>2</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>
    </rdf:Description>
    <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
      <pdfuaid:part>1</pdfuaid:part>
    </rdf:Description>
    <rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
        rdf:about="">
      <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
        <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
        <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>part</pdfaProperty:name>
          <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
          <pdfaProperty:category>internal</pdfaProperty:category>
          <pdfaProperty:description>Indicates, which part of ISO 14289 standard is followed</pdfaProperty:description>
        </rdf:li></rdf:Seq></pdfaSchema:property>
      </rdf:li></rdf:Bag></pdfaExtension:schemas>
    </rdf:Description>`);
  profile ??= readFileSync(
    join(dirname(createRequire(import.meta.url).resolve('pdfkit')), 'data/sRGB_IEC61966_2_1.icc'),
  );
  const colours = target.ref({ Length: profile.length, N: 3 });
  colours.write(profile);
  colours.end();
  const name = new String('sRGB IEC61966-2.1');
  const intent = target.ref({
    ...{ Type: 'OutputIntent', S: 'GTS_PDFA1', Info: name, OutputConditionIdentifier: name },
    DestOutputProfile: colours,
  });
  intent.end();
  target._root.data.OutputIntents = [intent];
}
