import { SaxesParser } from 'saxes';
import { unreadable, WorkbookRefused } from '../workbook.js';
import { NamespaceFilter } from './namespace-filter.js';

export type Attributes = Readonly<Record<string, string>>;

/** Listener of the parser. Names are local names of the document's namespace (NamespaceFilter). */
export interface XmlListener {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const CHUNK = 64 * 1024;

/**
 * Parses a part in chunks and returns the listener that received it. Any document type declaration refuses the file
 * (security, T72).
 */
export function walkXml<T extends XmlListener>(bytes: Buffer, listener: T): T {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw new WorkbookRefused('UNREADABLE', 'Filen innehåller en dokumenttyp (DOCTYPE) och tas inte emot.');
  });
  parser.on('error', () => {
    throw unreadable();
  });
  const filter = new NamespaceFilter(listener);
  parser.on('opentag', (tag) => filter.open(tag.name, tag.attributes));
  parser.on('closetag', (tag) => filter.close(tag.name));
  parser.on('text', (text) => filter.text(text));
  parser.on('cdata', (text) => filter.text(text));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
    parser.write(decoder.decode());
    parser.close();
    return listener;
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error;
    throw unreadable();
  }
}
