import { render, screen } from '@testing-library/react';
import { CourseCode, courseCodeText } from './course-code';

const newer = [{ code: 'SVEN1000X', name: 'Svenska nivå 1' }];

describe('a course code', () => {
  it('is shown with its corresponding code, including the course name', () => {
    const { container } = render(<CourseCode code="SVESVE01" equivalents={newer} />);
    expect(container.textContent).toBe('SVESVE01 motsvarar SVEN1000X');
    expect(screen.getByTitle('Svenska nivå 1 (SVEN1000X)')).toBeTruthy();
    expect(courseCodeText('SVESVE01', newer)).toBe('SVESVE01, motsvarar SVEN1000X');
  });

  it('stands alone when no pair is published', () => {
    const { container } = render(<CourseCode code="ANOANA01" equivalents={[]} />);
    expect(container.textContent).toBe('ANOANA01');
    expect(courseCodeText('ANOANA01', [])).toBe('ANOANA01');
  });
});
