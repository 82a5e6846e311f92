import { SaxesParser } from 'saxes';
import { unreadable, WorkbookRefused } from './workbook.js';

export type Attributes = Readonly<Record<string, string>>;

/** What a reader wants to hear of. Names come without their namespace prefix, which writers choose freely. */
export interface XmlListener {
  open?(name: string, attributes: Attributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

const CHUNK = 64 * 1024;

/** Walks through a part in small pieces. Any document type declaration refuses the file (security, T72). */
export function walkXml(bytes: Buffer, listener: XmlListener): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw new WorkbookRefused('UNREADABLE', 'Filen innehåller en dokumenttyp (DOCTYPE) och tas inte emot.');
  });
  parser.on('error', () => {
    throw unreadable();
  });
  if (listener.open) {
    const open = listener.open.bind(listener);
    parser.on('opentag', (tag) => open(localName(tag.name), tag.attributes));
  }
  if (listener.close) {
    const close = listener.close.bind(listener);
    parser.on('closetag', (tag) => close(localName(tag.name)));
  }
  if (listener.text) {
    const text = listener.text.bind(listener);
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < bytes.length; at += CHUNK) {
      parser.write(decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true }));
    }
    parser.write(decoder.decode()).close();
  } catch (error) {
    if (error instanceof WorkbookRefused) throw error;
    throw unreadable();
  }
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
