import type { Attributes, XmlListener } from './walk-xml.js';

const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
/** Transparent elements of markup compatibility: their content is read. */
const TRANSPARENT: ReadonlySet<string> = new Set(['AlternateContent', 'Fallback']);

type Scope = ReadonlyMap<string, string>;

/**
 * Passes on elements of the root's namespace, by local names. Skips other namespaces, extension lists and the
 * choices of `mc:AlternateContent` with all their content. Attributes of the relationship namespaces are
 * named `r:…` whatever the prefix.
 */
export class NamespaceFilter implements XmlListener {
  private readonly scopes: Scope[] = [];
  private scope: Scope = new Map();
  private root: string | null = null;
  private skippedDepth = 0;
  private readonly passed: boolean[] = [];

  constructor(private readonly listener: XmlListener) {}

  open(name: string, attributes: Attributes): void {
    if (this.skippedDepth > 0) {
      this.skippedDepth += 1;
      return;
    }
    this.scopes.push(this.scope);
    this.scope = this.declared(attributes);
    const [prefix, local] = split(name);
    const namespace = this.namespaceOf(prefix);
    this.root ??= namespace;
    const isTransparent = namespace === COMPATIBILITY && TRANSPARENT.has(local);
    const isOwn = namespace === this.root && local !== 'extLst';
    if (!isOwn && !isTransparent) {
      this.skippedDepth = 1;
      return;
    }
    this.passed.push(isOwn);
    if (isOwn) this.listener.open?.(local, this.renamed(attributes));
  }

  close(name: string): void {
    if (this.skippedDepth > 0) {
      this.skippedDepth -= 1;
      if (this.skippedDepth === 0) this.scope = this.scopes.pop()!;
      return;
    }
    this.scope = this.scopes.pop()!;
    if (this.passed.pop()) this.listener.close?.(split(name)[1]);
  }

  text(text: string): void {
    if (this.skippedDepth === 0) this.listener.text?.(text);
  }

  private declared(attributes: Attributes): Scope {
    let scope: Map<string, string> | null = null;
    for (const key in attributes) {
      if (!key.startsWith('xmlns')) continue;
      scope ??= new Map(this.scope);
      if (key === 'xmlns') scope.set('', attributes[key]!);
      else if (key[5] === ':') scope.set(key.slice(6), attributes[key]!);
    }
    return scope ?? this.scope;
  }

  /** An undeclared prefix is a namespace of its own. */
  private namespaceOf(prefix: string): string {
    return this.scope.get(prefix) ?? prefix;
  }

  private renamed(attributes: Attributes): Attributes {
    if (!Object.keys(attributes).some((key) => key.includes(':'))) return attributes;
    const renamed: Record<string, string> = {};
    for (const [key, value] of Object.entries(attributes)) {
      const [prefix, local] = split(key);
      const namespace = prefix === '' ? '' : this.namespaceOf(prefix);
      const isRelation = namespace.endsWith('/relationships') || namespace === 'r';
      renamed[isRelation ? `r:${local}` : prefix === '' ? local : `{${namespace}}${local}`] = value;
    }
    return renamed;
  }
}

function split(name: string): [string, string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}
