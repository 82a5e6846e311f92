import './styles/course-code.css';

/** An equivalent course of another curriculum. */
export interface Equivalent {
  code: string;
  name: string;
}

interface CourseCodeProps {
  code: string;
  /** Empty where no pair is published: then there is nothing to say. */
  equivalents: readonly Equivalent[];
  className?: string;
  /** Renders without a wrapper element, for pages with many codes; the parent then has the class. */
  bare?: boolean;
}

/**
 * A course's code and its equivalents, so that users find it by the old code too. The only component that renders
 * course codes.
 */
export function CourseCode({ code, equivalents, className, bare }: CourseCodeProps) {
  const text = (
    <>
      {code}
      {equivalents.map((other) => (
        <span key={other.code} className="course-code-other" title={`${other.name} (${other.code})`}>
          {' '}
          motsvarar {other.code}
        </span>
      ))}
    </>
  );
  return bare ? text : <span className={className ? `course-code ${className}` : 'course-code'}>{text}</span>;
}

/** The same in plain text, for a choice in a list: 'SVESVE01, motsvarar SVEN1000X'. */
export function courseCodeText(code: string, equivalents: readonly Equivalent[]): string {
  return [code, ...equivalents.map((other) => `motsvarar ${other.code}`)].join(', ');
}
