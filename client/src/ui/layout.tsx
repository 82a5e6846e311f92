import type { ComponentPropsWithRef, CSSProperties, ElementType, JSX } from 'react';

type Tag = keyof JSX.IntrinsicElements;
type Space = '0' | '1' | '2' | '3' | '4' | '6' | '10';

interface Layout<T extends Tag> {
  as?: T;
  /** A step of the scale of spaces, or two: between rows and between columns. */
  gap?: Space | `${Space} ${Space}`;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
}

type LayoutProps<T extends Tag> = Layout<T> & Omit<ComponentPropsWithRef<T>, keyof Layout<T> | 'style'>;

/** A horizontal row, vertically centred, which wraps. */
export function Row<T extends Tag = 'div'>({ nowrap, ...props }: LayoutProps<T> & { nowrap?: boolean }) {
  return arranged('row', props, { flexWrap: nowrap ? 'nowrap' : undefined });
}

/** A vertical stack. */
export function Stack<T extends Tag = 'div'>(props: LayoutProps<T>) {
  return arranged('stack', props);
}

interface GridProps {
  columns?: CSSProperties['gridTemplateColumns'];
  justifyItems?: CSSProperties['justifyItems'];
}

/** A grid, by default of one column. Responsive columns are set in its style sheet. */
export function Grid<T extends Tag = 'div'>({ columns, justifyItems, ...props }: LayoutProps<T> & GridProps) {
  return arranged('grid', props, { gridTemplateColumns: columns, justifyItems });
}

function arranged(kind: string, props: object, more?: CSSProperties) {
  const {
    as = 'div',
    gap,
    align,
    justify,
    className,
    ...rest
  } = props as Layout<Tag> & { className?: string };
  const Element: ElementType = as;
  const style: CSSProperties = {
    gap: gap && spaces(gap),
    alignItems: align,
    justifyContent: justify,
    ...more,
  };
  return <Element className={className ? `${kind} ${className}` : kind} style={style} {...rest} />;
}

function spaces(gap: string): string {
  return gap.replaceAll(/[1-9]\d*/g, 'var(--space-$&)');
}
