import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { menuIcons } from './menu-icons';
import { showPalette } from '../../lib/palette';
import type { menuFor } from '../routes/routes';

/** The role-filtered links in their groups; the drawer shows the same. */
export function SideNav({
  groups,
  onNavigate,
}: {
  groups: ReturnType<typeof menuFor>;
  onNavigate?: () => void;
}) {
  const id = useId();
  return (
    <nav aria-label="Huvudmeny">
      {groups.map(({ group, links }) => (
        <div key={group} className="nav-group">
          <p id={`${id}-${group}`} className="nav-heading">
            {group}
          </p>
          <ul aria-labelledby={`${id}-${group}`}>
            {links.map(({ path, label }) => {
              const Icon = menuIcons[path];
              return (
                <li key={path}>
                  <NavLink to={path} className="nav-link" onClick={onNavigate}>
                    {Icon && <Icon className="icon" size={20} stroke={1.8} aria-hidden="true" />}
                    {label}
                  </NavLink>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
      <button
        type="button"
        className="nav-link nav-palette"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          onNavigate?.();
          showPalette('open');
        }}
      >
        Gå till…
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
    </nav>
  );
}
