import { createRequire } from 'node:module';
import { NamespaceFilter } from './namespace-filter.js';
import { NotPlain, PlainXml } from './plain-xml.js';
import { unreadable, WorkbookRefused } from '../workbook.js';

export type Attributes = Readonly<Record<string, string>>;

/** Listener of a reader. Names are local names of the document's namespace (NamespaceFilter). */
export interface XmlListener {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
  /**
   * Reads consecutive complete elements of the common form from `at`, and returns the position of the first
   * other one: one regex per cell instead of six calls. Plain XML only.
   */
  skim?(text: string, at: number): number;
}

/** Loaded on demand, since few files need it: loading takes as long as reading most of the others. */
const strictParser = () => createRequire(import.meta.url)('saxes') as typeof import('saxes');

const CHUNK = 64 * 1024;

/**
 * Parses a part in chunks and returns the listener that received all of it. If it is not plain, the strict
 * parser starts over with a new listener.
 */
export function walkXml<T extends XmlListener>(bytes: Buffer, begin: () => T): T {
  return walkPlain(bytes, begin()) ?? walkAny(bytes, begin());
}

function walkPlain<T extends XmlListener>(bytes: Buffer, listener: T): T | null {
  try {
    return walk(bytes, new PlainXml(new NamespaceFilter(listener)), listener);
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
}

/** Any document type declaration refuses the file (security, T72). */
function walkAny<T extends XmlListener>(bytes: Buffer, listener: T): T {
  const { SaxesParser } = strictParser();
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
  return walk(bytes, parser, listener);
}

function walk<T>(bytes: Buffer, parser: { write(text: string): unknown; close(): unknown }, listener: T): T {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
    }
    parser.write(decoder.decode());
    parser.close();
    return listener;
  } catch (error) {
    if (error instanceof WorkbookRefused || error instanceof NotPlain) throw error;
    throw unreadable();
  }
}
